/** A request to any server, independent of its schema. */
export type Ask = { readonly viewer: number } & (
  | {
      readonly type: 'feed';
      readonly scope: 'EVERYONE' | 'FOLLOWING';
      readonly groupId?: string;
      readonly after?: string;
    }
  | { readonly type: 'post'; readonly id: string }
  | { readonly type: 'profile'; readonly username: string }
  | { readonly type: 'search'; readonly text: string }
  | { readonly type: 'setLike'; readonly postId: string; readonly liked: boolean }
  | { readonly type: 'createPost'; readonly content: string }
  | { readonly type: 'createComment'; readonly postId: string; readonly content: string }
  | { readonly type: 'restFeed' }
);

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The form of requests and responses of a kind of server. */
export interface Dialect {
  /** Null if the server has no such operation. */
  request(ask: Ask): HttpRequest | null;
  /** The response in a form common to all servers: the data of the product’s documents. */
  canonical(ask: Ask, body: unknown): unknown;
}
