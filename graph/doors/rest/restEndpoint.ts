import type { Static, TObject, TProperties, TSchema } from 'typebox';
import Type from 'typebox';
import type { Context } from '../../context.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import type { BytesKind } from '../http/receiveBytes.ts';

/** The request of an endpoint. Types have been checked, values have not. */
export interface RestRequest<
  Params extends TProperties = TProperties,
  Query extends TProperties = TProperties,
  Body extends TProperties = TProperties,
> {
  params: Static<TObject<Params>>;
  query: Static<TObject<Query>>;
  body: Static<TObject<Body>>;
  /** The origin of this instance, for links to it. */
  origin: string;
  /** Sets the header `Idempotent-Replayed`: whether an earlier request with the same `id` created the object. */
  noteReplay(isReplay: boolean): void;
  /** How large the answer can be, in bytes of JSON. A longer list ends early. */
  answerBytes: number;
}

/** The errors of this endpoint by status: exact messages, or their causes. */
export type Refusals = Partial<Record<400 | 401 | 403 | 404 | 409 | 410, string>>;

/** A file, sent in chunks. `name` is the suggested file name, of letters, digits, dots and hyphens. */
export interface FileAnswer {
  readonly name?: string;
  readonly text: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Called when the file has been sent or the client has disconnected. */
  close?(): void;
}

interface RouteFacts {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below /api, with parameters in braces. */
  path: string;
  /** One line, without a full stop. */
  summary: string;
  /** Whole sentences that add to the summary. */
  description: string;
  /** Open to visitors although it writes, and to callers with an invalid token. */
  isPublic?: boolean;
  /** A read that uses another method than GET. */
  isRead?: boolean;
  /** A read that requires a member. */
  isForMembers?: boolean;
  /** A read that uses up a limit of the member. By cookie, only our own pages can call it. */
  isForOwnPages?: boolean;
  /** The status of success. Defaults to 200. */
  status?: 201;
  /** The body can contain pictures, so its maximum size is larger. */
  takesPictures?: boolean;
  /** The body can also be raw bytes. They are read as this member of the body. */
  takesBytes?: { as: string; kind: BytesKind };
  /** The endpoint calls `noteReplay`. */
  tellsReplays?: true;
  /** The content type of a `FileAnswer`, for endpoints that return a file instead of JSON. */
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
  /** The schema of a successful response. */
  returns: Answer;
  // `NoInfer` because inferring a schema from its values takes the compiler ten times as long as all other code.
  answer(ctx: Context, request: RestRequest<Params, Query, Body>): Promise<NoInfer<Static<Answer>>>;
}

/** An endpoint: it checks requests, has a typed response, and appears in the OpenAPI document. */
export interface RestEndpoint extends RouteFacts {
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
>({ params, query, body, answer, ...facts }: Definition<Params, Query, Body, Answer>): RestEndpoint {
  return {
    ...facts,
    params: Type.Object(params ?? {}),
    query: Type.Object(query ?? {}),
    body: Type.Object(body ?? {}),
    // `mountEndpoint` has checked the request against these schemas.
    answer: (ctx, request) => answer(ctx, request as RestRequest<Params, Query, Body>),
  };
}

/** Fills one of the input classes that GraphQL uses, and validates it. */
export async function readInput<Input extends object>(
  type: new () => Input,
  values: Record<string, unknown>,
): Promise<Input> {
  const input = Object.assign(new type(), values);
  await validateInput(input);
  return input;
}
