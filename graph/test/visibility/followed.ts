import type { GraphQLField, GraphQLSchema } from 'graphql';
import { getNamedType, isCompositeType, isObjectType } from 'graphql';
import { nobodysId } from '../hostile.ts';
import type { LiveClient } from '../liveClient.ts';
import type { Cast } from './makeCast.ts';
import { makeSelector } from './makeSelector.ts';
import type { Sightings } from './makeSightings.ts';

// All subscriptions, open since before the cast was created, so that they receive all its events.

const absence = 23 * 60 * 60 * 1000;

/** A document that follows one field of the root; of each thing that an activity tells of it asks for the scalars. */
function subscriptionTo({ name, args, type }: GraphQLField<unknown, unknown>, schema: GraphQLSchema): string {
  const selector = makeSelector(schema);
  const activity = getNamedType(type);
  if (!isObjectType(activity)) throw new Error(`${name} is no object`);
  const things = Object.values(activity.getFields()).filter((field) => isCompositeType(getNamedType(field.type)));
  const shown = things.map((field) => `${field.name} { ${selector.selectScalars(getNamedType(field.type))} }`);
  const body = [selector.selectScalars(activity), ...shown].join(' ');
  const listOf = (texts: string[]) => (texts.length > 0 ? `(${texts})` : '');
  const declared = listOf(args.map((argument) => `$${argument.name}: ${argument.type}`));
  const passed = listOf(args.map((argument) => `${argument.name}: $${argument.name}`));
  return `subscription ${declared} { ${name}${passed} { ${body} } }\n${selector.fragmentsOf(body)}`;
}

/** The values of the arguments: one time for each post, or once where no post is to be named. */
function variablesOf({ args }: GraphQLField<unknown, unknown>, postIds: readonly string[]): Record<string, unknown>[] {
  const since = new Date(Date.now() - absence).toISOString();
  const ofPosts = args.some(({ name }) => name === 'postId');
  const unknown = args.filter(({ name }) => !['postId', 'since', 'scope', 'groupId'].includes(name));
  if (unknown.length > 0) throw new Error(`Say in the crawl what to ask of ${unknown.map(({ name }) => name)}`);
  return ofPosts ? postIds.map((postId) => ({ postId, since })) : [{ scope: 'EVERYONE', since }];
}

/** Opens all subscriptions and records the activities. Returns the error for each post that cannot be followed. */
export async function followAll(
  schema: GraphQLSchema,
  { client, cast, sightings }: { client: LiveClient; cast: Cast; sightings: Sightings },
): Promise<Map<string, string>> {
  const refusals = new Map<string, string>();
  const postIds = cast.things.filter(({ kind }) => kind === 'post').map(({ id }) => id);
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const document = subscriptionTo(field, schema);
    for (const variables of variablesOf(field, [...postIds, nobodysId])) {
      try {
        const followed = await client.follow(document, variables);
        // Where nothing is replayed, how things stand is all there is.
        const told = field.args.length > 0 ? followed.missed : [followed.caughtUp];
        for (const activity of told) sightings.note(`Subscription.${field.name}`, activity);
        await followed.stop();
      } catch (refusal) {
        refusals.set(`${field.name} of ${cast.nameOf(String(variables.postId)) ?? 'nothing'}`, String(refusal));
      }
    }
  }
  return refusals;
}
