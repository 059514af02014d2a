import type { Caller, GraphQLAnswer, RestAnswer } from './caller.ts';

/** The result of an auth call, from GraphQL or REST. */
export interface AuthOutcome {
  /** The code and message of the error, or null. */
  fault: { code: string; message: string } | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  user: any;
  sessionId: string | null;
  /** The Set-Cookie headers. */
  cookies: string[];
  headers: Headers;
  status: number;
}

export interface Newcomer {
  username: string;
  displayName: string;
  password: string;
  confirmPassword: string;
  invitation?: string | undefined;
  mailAddress?: string | undefined;
}

export interface AuthDoor {
  name: string;
  register(caller: Caller, input: Partial<Newcomer>): Promise<AuthOutcome>;
  login(caller: Caller, username: string, password: string): Promise<AuthOutcome>;
  logout(caller: Caller): Promise<AuthOutcome>;
}

/** A valid sign-up. */
export const newcomer = (username: string): Newcomer => ({
  username,
  displayName: 'Grace Vos',
  password: 'hill-climb',
  confirmPassword: 'hill-climb',
});

const session = '{ sessionId user { id username displayName email monthlyGoal } }';
const registerDocument = `mutation ($input: RegisterInput!) { register(input: $input) ${session} }`;
const loginDocument = `mutation ($input: LoginInput!) { login(input: $input) ${session} }`;

function ofGraphQL({ status, headers, data, error }: GraphQLAnswer): AuthOutcome {
  const opened = data?.register ?? data?.login;
  const fault = error && { code: error.code, message: error.message };
  const { user = null, sessionId = null } = opened ?? {};
  return { fault, user, sessionId, cookies: headers.getSetCookie(), headers, status };
}

function ofRest({ status, headers, body }: RestAnswer): AuthOutcome {
  const common = { cookies: headers.getSetCookie(), headers, status };
  if (status >= 400)
    return { fault: { code: body.code, message: body.message }, user: null, sessionId: null, ...common };
  const { sessionId = null, ...user } = body;
  return { fault: null, user, sessionId, ...common };
}

/** The same three verbs in GraphQL and REST. */
export const authDoors: AuthDoor[] = [
  {
    name: 'GraphQL',
    register: async (caller, input) => ofGraphQL(await caller.query(registerDocument, { input })),
    login: async (caller, username, password) =>
      ofGraphQL(await caller.query(loginDocument, { input: { username, password } })),
    logout: async (caller) => ofGraphQL(await caller.query('mutation { logout { ok } }')),
  },
  {
    name: 'REST',
    register: async (caller, input) => ofRest(await caller.post('/api/auth/register', input)),
    login: async (caller, username, password) => ofRest(await caller.post('/api/auth/login', { username, password })),
    logout: async (caller) => ofRest(await caller.post('/api/auth/logout')),
  },
];
