import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';

const listDocument = `query ($first: Int, $after: String) {
  notifications(first: $first, after: $after) {
    edges { cursor }
    nodes {
      id kind at isRead actorCount actors { username } post { id } comment { id content }
      rideChange { before { date time timeZone location } after { date time timeZone location } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Row {
  id: string;
  kind: string;
  at: string;
  isRead: boolean;
  actorCount: number;
  actors: { username: string }[];
  post: Made | null;
  comment: { id: string; content: string } | null;
  rideChange: { before: object; after: object } | null;
}

/** Actions that notify other members, and reads of the notifications. */
export function bellDoors(app: () => TestApp) {
  const ask = async (member: Member, document: string, variables: object = {}) => {
    const { data, error } = await app().as(member).query(document, variables);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data;
  };
  const list = async (member: Member, page: object = {}) => (await ask(member, listDocument, page)).notifications;

  return {
    list,
    rows: async (member: Member): Promise<Row[]> => (await list(member)).nodes,
    /** The notifications in short form: the kind and the names. */
    told: async (member: Member): Promise<string[]> =>
      (await list(member)).nodes.map(
        ({ kind, actors, actorCount }: Row) => `${kind} ${actors.map(({ username }) => username)} ${actorCount}`,
      ),
    unread: async (member: Member): Promise<number> =>
      (await ask(member, '{ viewer { unreadNotificationCount } }')).viewer.unreadNotificationCount,
    like: (member: Member, { id }: Made, liked = true) =>
      ask(member, 'mutation ($id: ID!, $on: Boolean!) { setLike(postId: $id, liked: $on) { post { id } } }', {
        id,
        on: liked,
      }),
    follow: (member: Member, { id }: Member, following = true) =>
      ask(member, 'mutation ($id: ID!, $on: Boolean!) { setFollow(userId: $id, following: $on) { user { id } } }', {
        id,
        on: following,
      }),
    join: (member: Member, { id }: Made, participating = true) =>
      ask(
        member,
        'mutation ($id: ID!, $on: Boolean!) { setRideParticipation(postId: $id, participating: $on) { viewer { id } } }',
        { id, on: participating },
      ),
    async comment(member: Member, post: Made, content: string, parent?: Made): Promise<Made> {
      const input = { postId: post.id, content, parentId: parent?.id };
      const document = 'mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { id } } }';
      return (await ask(member, document, { input })).createComment.comment;
    },
    async publish(member: Member, content: string, more: object = {}): Promise<Made> {
      const document = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
      return (await ask(member, document, { input: { content, ...more } })).createPost.post;
    },
    edit: (member: Member, { id }: Made, changes: object) =>
      ask(member, 'mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { id } } }', {
        input: { postId: id, ...changes },
      }),
    mute: (member: Member, { id }: Member, muted = true) =>
      ask(member, 'mutation ($id: ID!, $on: Boolean!) { setMute(userId: $id, muted: $on) { user { id } } }', {
        id,
        on: muted,
      }),
    mark: async (member: Member, which: { ids?: string[]; upTo?: string | null }) =>
      (
        await ask(
          member,
          `mutation ($ids: [ID!], $upTo: String) { markNotificationsRead(notificationIds: $ids, upTo: $upTo) {
             notifications { id isRead } viewer { id unreadNotificationCount } } }`,
          which,
        )
      ).markNotificationsRead,
    prefer: (member: Member, kind: string, enabled: boolean) =>
      ask(
        member,
        `mutation ($kind: NotificationKind!, $on: Boolean!) { setNotificationPreference(kind: $kind, enabled: $on) {
           viewer { id notificationPreferences { kind enabled } } } }`,
        { kind, on: enabled },
      ),
  };
}
