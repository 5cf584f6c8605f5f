/** What is tested in this example: sends a message, and tries once more when the connection breaks. */
export async function sendMessage(
  account: { delivery_email: string; api_key: string },
  stream: string,
  content: string,
): Promise<number> {
  const request = () =>
    fetch("https://chat.example.com/api/v1/messages", {
      method: "POST",
      headers: {
        Authorization: `Basic ${btoa(`${account.delivery_email}:${account.api_key}`)}`,
      },
      body: new URLSearchParams({
        type: "stream",
        to: stream,
        topic: "kitchen",
        content,
      }),
    });
  const response = await request().catch(request);
  const answer = (await response.json()) as
    { result: "success"; id: number } | { result: "error"; msg: string };
  if (answer.result === "error") throw new Error(answer.msg);
  return answer.id;
}
