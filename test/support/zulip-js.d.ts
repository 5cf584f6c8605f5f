/** The part of the client `zulip-js` that tests use; it has no types of its own. */
declare module "zulip-js" {
  // Answers have many shapes; tests compare what they care about.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  type Call = (params?: Record<string, unknown>) => Promise<any>;

  interface Client {
    readonly users: {
      readonly retrieve: Call;
      readonly me: {
        readonly getProfile: Call;
        readonly subscriptions: { readonly remove: Call };
      };
    };
    readonly queues: { readonly register: Call; readonly deregister: Call };
    readonly events: { readonly retrieve: Call };
    readonly messages: {
      readonly send: Call;
      readonly retrieve: Call;
      readonly getById: Call;
    };
    readonly streams: {
      readonly retrieve: Call;
      readonly getStreamId: (name: string) => ReturnType<Call>;
      readonly subscriptions: { readonly retrieve: Call };
    };
    readonly typing: { readonly send: Call };
    readonly server: { readonly settings: Call };
    readonly callEndpoint: (
      path: string,
      method: string,
      params?: object,
    ) => ReturnType<Call>;
  }

  /** All that a user of the client states. */
  interface Login {
    readonly username: string;
    readonly apiKey: string;
    readonly realm: string;
  }

  export default function connect(login: Login): Promise<Client>;
}
