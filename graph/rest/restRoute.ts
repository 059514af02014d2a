import type { Static, TObject, TProperties, TSchema } from 'typebox';
import Type from 'typebox';
import type { Context } from '../context.ts';
import { validateInput } from '../lib/validation.ts';
import type { BytesKind } from '../media/receiveBytes.ts';

/** What a route gets of a request: members of the types that it has declared, their values still to be judged. */
export interface RestRequest<
  Params extends TProperties = TProperties,
  Query extends TProperties = TProperties,
  Body extends TProperties = TProperties,
> {
  params: Static<TObject<Params>>;
  query: Static<TObject<Query>>;
  body: Static<TObject<Body>>;
  /** Where the instance is found, for links back to it. */
  origin: string;
}

/** The refusals of a route that are its own, by their status: messages, or what brings them about. */
export type Refusals = Partial<Record<400 | 401 | 403 | 404 | 409, string>>;

/** A file that is answered: its name, of letters, digits, dots and hyphens, and its text in pieces. */
export interface FileAnswer {
  readonly name: string;
  readonly text: Iterable<string>;
  /** Called once it has been sent, or given up. */
  close?(): void;
}

interface RouteFacts {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, its parameters in braces. */
  path: string;
  /** What it does, in one line. */
  summary: string;
  description?: string;
  /** Open to visitors though it writes, and to callers whose token is dead. */
  isPublic?: boolean;
  /** A read, though by another method than GET. */
  isRead?: boolean;
  /** A read that only means something to who is signed in. */
  isForMembers?: boolean;
  /** The status of success, 200 unless given. */
  status?: 201;
  /** The body may hold pictures and so be far larger than others. */
  takesPictures?: boolean;
  /** The body may also be bytes of a kind: they are then this member of it. */
  takesBytes?: { as: string; kind: BytesKind };
  /** The content type of what success answers in place of JSON: a `FileAnswer`. */
  answersFile?: string;
  refuses?: Refusals;
}

interface Definition<
  Params extends TProperties,
  Query extends TProperties,
  Body extends TProperties,
  Answer extends TSchema,
> extends RouteFacts {
  params?: Params;
  query?: Query;
  body?: Body;
  /** What success answers. */
  returns: Answer;
  // Not inferred from: to guess a schema from its values takes the compiler ten times as long as all else.
  answer(ctx: Context, request: RestRequest<Params, Query, Body>): Promise<NoInfer<Static<Answer>>>;
}

/** One entry of the API: it checks requests, types its own answer and is told of in the document. */
export interface RestRoute extends RouteFacts {
  params: TObject;
  query: TObject;
  body: TObject;
  returns: TSchema;
  answer(ctx: Context, request: RestRequest): Promise<unknown>;
}

export function route<
  Answer extends TSchema,
  Params extends TProperties = Record<never, never>,
  Query extends TProperties = Record<never, never>,
  Body extends TProperties = Record<never, never>,
>({ params, query, body, answer, ...facts }: Definition<Params, Query, Body, Answer>): RestRoute {
  return {
    ...facts,
    params: Type.Object(params ?? {}),
    query: Type.Object(query ?? {}),
    body: Type.Object(body ?? {}),
    // The door has checked the request against these very schemas.
    answer: (ctx, request) => answer(ctx, request as RestRequest<Params, Query, Body>),
  };
}

/** Fills an input class, the same that GraphQL uses, with a caller's values and checks it. */
export async function readInput<Input extends object>(
  type: new () => Input,
  values: Record<string, unknown>,
): Promise<Input> {
  const input = Object.assign(new type(), values);
  await validateInput(input);
  return input;
}
