import type { Context } from '../context.ts';
import { makeLoaders } from '../features.ts';
import type { Connection } from '../lib/connection.ts';
import type { Caller } from './caller.ts';
import type { Member } from './factories.ts';
import type { TestApp } from './harness.ts';

/** Something that can stand in a list. */
export interface Item {
  id: string;
  /** From 0 to 4, what the list goes by before it goes by id: many items share one. */
  place: number;
  /** Whether it is there but not for this list, as a private post is for a stranger. */
  isHidden: boolean;
}

/** Where a page starts: behind a cursor, or behind so many items. */
export interface PageStart {
  first: number;
  after?: string | null;
  offset?: number;
}

/** A list that is read page by page, and how things get into it and out of it. */
export interface PagedList {
  name: string;
  /** The ids of what can stand in it, more than ever do at once. */
  ids: readonly string[];
  viewer: Member;
  /** Who asks for it through the doors; the viewer, by a session, unless told otherwise. */
  caller?: Caller;
  put(items: readonly Item[]): Promise<unknown>;
  remove(ids: readonly string[]): Promise<unknown>;
  clear(): Promise<unknown>;
  /** The order that the list promises. */
  compare(one: Item, other: Item): number;
  /** Which items it holds; all that are not hidden unless told otherwise. */
  holds?(item: Item): boolean;
  /** A page as the domain answers it. */
  read(ctx: Context, page: PageStart): Promise<Connection<{ id: string }>>;
  /** The connection as a selection of a query of `$first` and `$after`, its fields to be put in at `FIELDS`. */
  query: string;
  /** The address of its pages by number up to their parameters, where REST has them. */
  path?: string;
}

/** What lists are read with. */
export function makeReader({ backend }: TestApp, viewer: Member): Context {
  const reader = { viewer, sql: backend.sql, now: new Date() };
  // Lists look at nothing else of the context.
  return { ...reader, load: makeLoaders(reader, backend.services), services: backend.services } as unknown as Context;
}

const byPlace = (one: Item, other: Item) => one.place - other.place || (one.id < other.id ? -1 : 1);
export const earliestFirst = byPlace;
export const latestFirst = (one: Item, other: Item) => byPlace(other, one);

/** The instants of places, told more precisely than the database keeps them. */
export const instantsOf = (items: readonly Item[]) => items.map(({ place }) => `2026-01-01T00:0${place}:00.0004Z`);
export const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
