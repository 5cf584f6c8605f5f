const CHARACTER = "(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})";
const NAME = `${CHARACTER}+(?:\\.${CHARACTER}+)*`;
const VARIABLE = new RegExp(`^(${NAME})(?::[1-9]\\d{0,2}|\\*)?$`);
const OPERATORS = "+#./;?&,";

/**
 * The names of the variables of an RFC 6570 template, each once; undefined when its syntax is wrong. The literal part
 * may be anything but braces.
 *
 * Source: organization 8, template syntax.
 */
export function templateVariables(template: string): string[] | undefined {
  const names = new Set<string>();
  const literal = template.replace(/\{([^{}]*)\}/g, (_all, expression) => {
    for (const name of readExpression(expression as string)) names.add(name);
    return "";
  });
  return /[{}]/.test(literal) || names.has("") ? undefined : [...names];
}

/** An empty name stands for one that cannot be read. */
function readExpression(expression: string): string[] {
  const isOperator = OPERATORS.includes(expression.charAt(0));
  const list = isOperator ? expression.slice(1) : expression;
  return list.split(",").map((item) => VARIABLE.exec(item)?.[1] ?? "");
}
