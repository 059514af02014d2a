/** The actions that a visitor can press, and that the member who signs in next in this tab gets done. */
export const carriedVerbs = [
  'like',
  'follow',
  'joinRide',
  'joinSeries',
  'waitForRide',
  'saveRide',
  'maybeRide',
  'joinGroup',
  'askGroup',
  'useInvitation',
  'joinEvent',
  'waitForEvent',
] as const;

export interface CarriedPress {
  verb: (typeof carriedVerbs)[number];
  /** The id of the post, member, group or event, or the token of an invitation link. */
  id: string;
  /** The member whose post it is, or who would be followed. They cannot do this themselves. */
  ownerId?: string;
  /** The pace group of the ride to join or to wait for. */
  paceGroupId?: string;
}

export interface TakenPress extends CarriedPress {
  /** Whether it is recent, and the page has not been reloaded since. Otherwise another person may have pressed it. */
  isFresh: boolean;
}

export interface CarriedComment {
  postId: string;
  /** The comment that is replied to, or empty. */
  parentId: string;
}

export const carriedMinutes = 30;
export const freshMinutes = 2;

// Session storage belongs to one tab. Addresses and other tabs cannot write it.
const pressKey = 'cycle-chat-carried-press';
const commentKey = 'cycle-chat-carried-comment';

/** When the stored press was made. A reload of the page forgets it. */
let pressedAt: number | undefined;

/** Keeps the last press of a visitor. Undefined drops it. */
export function carryPress(press: CarriedPress | undefined): void {
  pressedAt = press && Date.now();
  put(pressKey, press, pressedAt);
}

/** Keeps which comment a visitor types. Its text is a draft. Undefined drops it. */
export function carryComment(comment: CarriedComment | undefined): void {
  put(commentKey, comment);
}

/** Reads both and removes them, so that nobody gets them twice. */
export function takeCarried(): { press?: TakenPress; comment?: CarriedComment } {
  const press = read(pressKey);
  const isFresh = press.at === pressedAt && Date.now() - Number(press.at) < freshMinutes * 60_000;
  const comment = read(commentKey);
  dropCarried();
  return {
    press: isPress(press) ? { ...press, isFresh } : undefined,
    comment: isComment(comment) ? comment : undefined,
  };
}

export function dropCarried(): void {
  carryPress(undefined);
  carryComment(undefined);
}

function put(key: string, value: CarriedPress | CarriedComment | undefined, at = Date.now()): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify({ ...value, at }));
    else sessionStorage.removeItem(key);
  } catch (error) {
    console.error('Keeping a press failed:', error);
  }
}

/** The stored fields, unless they are unreadable or too old. */
function read(key: string): Record<string, unknown> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const age = Date.now() - stored.at;
    return age >= 0 && age < carriedMinutes * 60_000 ? stored : {};
  } catch {
    // Text that is not JSON was not written by `put`.
    return {};
  }
}

const isText = (value: unknown) => typeof value === 'string';

function isPress(value: object): value is CarriedPress {
  const { verb, id, ownerId = '', paceGroupId = '' }: Partial<CarriedPress> = value;
  return carriedVerbs.some((known) => known === verb) && [id, ownerId, paceGroupId].every(isText);
}

function isComment(value: object): value is CarriedComment {
  const { postId, parentId }: Partial<CarriedComment> = value;
  return isText(postId) && isText(parentId);
}
