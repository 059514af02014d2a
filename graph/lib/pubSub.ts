/** What has changed, by ids alone: whoever is told reads the rest as the one they are. Plain data, fit for any wire. */
export interface Change {
  /** The same for the same change: of those that wait to be told, one of a name is enough. */
  readonly id: string;
  readonly kind: string;
  /** What it is about, such as the comment that was written. */
  readonly subjectId: string;
  /** Whose it was, where it is gone: whoever has muted one of them is not told. */
  readonly authorIds: readonly string[];
  /** When it happened, as `Date.toISOString` spells it: for what is created, its `createdAt`. */
  readonly at: string;
}

/** Who is told of the changes of a topic. */
export interface Listener {
  changed(change: Change): void;
  /** Changes from this instant until now may not have come through: whoever is to miss none reads them again. */
  lapsed(from: Date): void;
}

/**
 * Carries changes from where they are written to those who follow them. A change is published once its transaction is
 * committed, so that whoever hears of it finds it. This is all that another carrier, such as Redis, has to do.
 */
export interface PubSub {
  publish(topic: string, change: Change): void;
  /** Calls the listener for every change of the topic from now on; answers how to end that. */
  subscribe(topic: string, listener: Listener): () => void;
}

/** A change that happens once. */
export function changeOf(kind: string, subjectId: string, at: Date, authorIds: readonly string[] = []): Change {
  const instant = at.toISOString();
  return { id: `${kind}:${subjectId}:${instant}`, kind, subjectId, authorIds, at: instant };
}

/** A change of what is told as it is then: of many in a row the last one tells all. */
export function changeOfState(kind: string, subjectId: string, at: Date): Change {
  return { id: `${kind}:${subjectId}`, kind, subjectId, authorIds: [], at: at.toISOString() };
}

/** The kind of a change that has come over the wire, as one of those that there are. */
export function kindAmong<Kind extends string>(kinds: Readonly<Record<string, Kind>>, { kind }: Change): Kind {
  const known = Object.values(kinds).find((each) => each === kind);
  if (known) return known;
  throw new Error(`${kind} is none of the changes ${Object.values(kinds).join(', ')}`);
}

/** Carries changes within this process: enough for one node, and what other carriers hand theirs on to. */
export function pubSubInMemory(): PubSub & Pick<Listener, 'lapsed'> {
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
    lapsed(from) {
      for (const ofTopic of listeners.values()) for (const listener of ofTopic) listener.lapsed(from);
    },
  };
}
