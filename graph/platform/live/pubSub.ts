/** A change as plain data with ids only. Each subscriber reads the rest with its own permissions. */
export interface Change {
  /** Waiting changes with the same id are merged into one. */
  readonly id: string;
  readonly kind: string;
  /** The id of the changed object, such as a new comment. */
  readonly subjectId: string;
  /** The authors of a deleted object. Members who have muted one of them are not notified. */
  readonly authorIds: readonly string[];
  /** The time of the change in ISO 8601 format. For a new object, its `createdAt`. */
  readonly at: string;
}

/** A subscriber of a topic. */
export interface Listener {
  changed(change: Change): void;
  /** Changes since this instant may have been lost: the subscriber must read them again. */
  missedSince(from: Date): void;
}

/**
 * Delivers changes to subscribers. A change is published after its transaction has committed, so that subscribers can read it.
 * Every implementation, such as that over Redis, has only these two methods.
 */
export interface PubSub {
  publish(topic: string, change: Change): void;
  /** Calls the listener for every later change of the topic. Returns the function that unsubscribes it. */
  subscribe(topic: string, listener: Listener): () => void;
}

/** A change that is delivered on its own. */
export function changeOf(kind: string, subjectId: string, at: Date, authorIds: readonly string[] = []): Change {
  const instant = at.toISOString();
  return { id: `${kind}:${subjectId}:${instant}`, kind, subjectId, authorIds, at: instant };
}

/** A change whose subscribers read the current state, so that the last of several changes is enough. */
export function changeOfState(kind: string, subjectId: string, at: Date): Change {
  return { id: `${kind}:${subjectId}`, kind, subjectId, authorIds: [], at: at.toISOString() };
}

/** The kind of a received change as one of `kinds`. Throws for an unknown kind. */
export function kindAmong<Kind extends string>(kinds: Readonly<Record<string, Kind>>, { kind }: Change): Kind {
  const known = Object.values(kinds).find((each) => each === kind);
  if (known) return known;
  throw new Error(`${kind} is none of the changes ${Object.values(kinds).join(', ')}`);
}

/** Delivers changes within this process. Other implementations deliver to their local subscribers through it. */
export function pubSubInMemory(): PubSub & Pick<Listener, 'missedSince'> {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish(topic, change) {
      for (const listener of listeners.get(topic) ?? []) listener.changed(change);
    },
    subscribe(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => {
        ofTopic.delete(listener);
        if (ofTopic.size === 0 && listeners.get(topic) === ofTopic) listeners.delete(topic);
      };
    },
    missedSince(from) {
      for (const ofTopic of listeners.values()) for (const listener of ofTopic) listener.missedSince(from);
    },
  };
}
