import type { Thing } from './makeThings.ts';

export type Kind = Thing['kind'];

const anything: readonly Kind[] = ['post', 'comment', 'moment'];
const nothing: readonly Kind[] = [];

/** The kinds of things that the names of ids stand for; none where everyone sees all there are. */
const kinds: Record<string, readonly Kind[]> = {
  post: ['post'],
  comment: ['comment'],
  moment: ['moment'],
  // A report is about a thing of any kind, and of a member too.
  target: anything,
  node: anything,
  // An organiser removes a post or a comment.
  content: ['post', 'comment'],
  parent: ['comment'],
  user: nothing,
  // It is found only within the ride that is named beside it.
  paceGroup: nothing,
  guest: nothing,
  successor: nothing,
  maker: nothing,
  follower: nothing,
  following: nothing,
  group: nothing,
  event: nothing,
  token: nothing,
  feed: nothing,
  session: nothing,
  notification: nothing,
  zone: nothing,
  takedown: nothing,
  report: nothing,
  application: nothing,
  invitation: nothing,
  identity: nothing,
  passkey: nothing,
  job: nothing,
  route: nothing,
};

/** `postId`, `postIds`, `posts` and `post` all stand for posts. */
export function kindsNamed(name: string, place: string): readonly Kind[] {
  const found = kinds[name.replace(/(Id)?s?$/, '')];
  if (!found) throw new Error(`Say which kinds of things ${name} of ${place} stands for`);
  return found;
}
