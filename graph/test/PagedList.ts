import { makeLoaders } from '../app/features.ts';
import type { Context } from '../context.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import type { Caller } from './caller.ts';
import type { Member } from './factories.ts';
import type { TestApp } from './harness.ts';

/** An item of a list. */
export interface Item {
  id: string;
  /** From 0 to 4: the first sort key of the list, before the id. Many items share one. */
  place: number;
  /** Whether the item exists but the list must leave it out, as a private post for a stranger. */
  isHidden: boolean;
}

/** The start of a page: after a cursor, or at an offset. */
export interface PageStart {
  first: number;
  after?: string | null;
  offset?: number;
}

/** A list with pages, and functions that add and remove its items. */
export interface PagedList {
  name: string;
  /** The ids of possible items. There are never so many at once. */
  ids: readonly string[];
  viewer: Member;
  /** The caller in GraphQL and REST. Defaults to the viewer with a session. */
  caller?: Caller;
  put(items: readonly Item[]): Promise<unknown>;
  remove(ids: readonly string[]): Promise<unknown>;
  clear(): Promise<unknown>;
  /** The promised order of the list. */
  compare(one: Item, other: Item): number;
  /** Whether an item belongs to the list. Defaults to items that are not hidden. */
  holds?(item: Item): boolean;
  /** Reads a page from the domain. */
  read(ctx: Context, page: PageStart): Promise<Connection<{ id: string }>>;
  /** The selection of the connection in a query with `$first` and `$after`. `FIELDS` is replaced by its fields. */
  query: string;
  /** The REST path of its pages, up to the parameters, if REST has them. */
  path?: string;
}

/** The context for reading lists. */
export function makeReader({ backend }: TestApp, viewer: Member): Context {
  const reader = { viewer, sql: backend.sql, now: new Date() };
  // Lists read no other part of the context.
  return { ...reader, load: makeLoaders(reader, backend.services), services: backend.services } as unknown as Context;
}

const byPlace = (one: Item, other: Item) => one.place - other.place || (one.id < other.id ? -1 : 1);
export const earliestFirst = byPlace;
export const latestFirst = (one: Item, other: Item) => byPlace(other, one);

/** Recent, so that no upkeep deletes the rows while a test walks them. */
const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The instants of places, more precise than the database stores them. */
export const instantsOf = (items: readonly Item[]) => items.map(({ place }) => `${yesterday}T00:0${place}:00.0004Z`);
export const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
