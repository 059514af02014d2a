/** The actions that a visitor can press, and that the member who signs in next in this tab gets done. */
export const carriedVerbs = ['like', 'follow', 'joinRide', 'saveRide', 'joinGroup', 'joinEvent'] as const;

export interface CarriedPress {
  verb: (typeof carriedVerbs)[number];
  /** The id of the post, member, group or event. */
  id: string;
  /** The member whose post it is, or who would be followed. They cannot do this themselves. */
  ownerId?: string;
}

export interface CarriedComment {
  postId: string;
  /** The comment that is replied to, or empty. */
  parentId: string;
}

export const carriedMinutes = 30;

// Session storage belongs to one tab. Addresses and other tabs cannot write it.
const pressKey = 'cycle-chat-carried-press';
const commentKey = 'cycle-chat-carried-comment';

/** Keeps the last press of a visitor. Undefined drops it. */
export function carryPress(press: CarriedPress | undefined): void {
  put(pressKey, press);
}

/** Keeps which comment a visitor types. Its text is a draft. Undefined drops it. */
export function carryComment(comment: CarriedComment | undefined): void {
  put(commentKey, comment);
}

/** Reads both and removes them, so that nobody gets them twice. */
export function takeCarried(): { press?: CarriedPress; comment?: CarriedComment } {
  const press = read(pressKey);
  const comment = read(commentKey);
  dropCarried();
  return { press: isPress(press) ? press : undefined, comment: isComment(comment) ? comment : undefined };
}

export function dropCarried(): void {
  carryPress(undefined);
  carryComment(undefined);
}

function put(key: string, value: CarriedPress | CarriedComment | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify({ ...value, at: Date.now() }));
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
  const { verb, id, ownerId }: Partial<CarriedPress> = value;
  return carriedVerbs.some((known) => known === verb) && isText(id) && (ownerId === undefined || isText(ownerId));
}

function isComment(value: object): value is CarriedComment {
  const { postId, parentId }: Partial<CarriedComment> = value;
  return isText(postId) && isText(parentId);
}
