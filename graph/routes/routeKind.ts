/** How to read the points of a format. Their values are not checked yet. */
export interface PointKind {
  position(point: unknown): { lat: unknown; lng: unknown };
  elevation(point: unknown): unknown;
  /** When the point was recorded. */
  time(point: unknown): unknown;
}

/** A named place in a file: a turn, a summit, a fountain. Its values are not checked yet. */
export interface FoundWaypoint {
  readonly lat: unknown;
  readonly lng: unknown;
  readonly name: unknown;
  readonly note?: unknown;
  /** The words for its kind. The first that is known counts. */
  readonly kinds?: readonly unknown[];
  /** Whether the waypoints of the file are in the order of the ride. */
  readonly isInOrder: boolean;
}

/** A format of XML. Points are nodes of the document. */
export interface XmlKind extends PointKind {
  /** The lists of points in a document. */
  pieces(document: unknown): unknown[][];
  waypoints(document: unknown): FoundWaypoint[];
}

/** The maximum number of points of a file. */
export const maxPoints = 500_000;

export function memberOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
}

/** The nodes below `nodes` at a path of names. */
export function under(nodes: readonly unknown[], ...way: readonly string[]): unknown[] {
  return way.reduce<unknown[]>((found, name) => found.flatMap((node) => memberOf(node, name) ?? []), [...nodes]);
}
