import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Info, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { mostHours } from '../model/contacts/contactWindow.ts';
import { EmergencyContact } from '../model/contacts/EmergencyContact.ts';
import { EmergencyReading } from '../model/contacts/EmergencyReading.ts';
import { Post } from '../model/posts/Post.ts';
import { Ride } from '../model/rides/Ride.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { findPost } from '../posts/posts.ts';
import {
  findEmergencyContact,
  listEmergencyReaders,
  listEmergencyReadings,
  mostContacts,
  mostListed,
  type ReaderRow,
  type RiderContact,
  readEmergencyContacts,
  removeEmergencyContact,
  setEmergencyContact,
} from './emergencyContacts.ts';
import { EmergencyContactInput, latePlans } from './emergencyInputs.ts';

@ObjectType({ description: 'The emergency contact of a participant, as the leaders of the ride read it.' })
class RiderEmergencyContact {
  userId: string;

  @Field(() => String, { nullable: true, description: 'The name of the person to call. Null for none.' })
  contactName: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number of that person. Null for none.' })
  contactPhone: string | null;

  @Field(() => String, { nullable: true, description: 'A note for helpers. Null for none.' })
  medicalNote: string | null;
}

@ObjectType({
  description: 'The emergency contacts of the participants of a ride. Clients must not store them.',
})
class RideEmergencyContacts {
  @Field(() => Date, {
    nullable: true,
    description: `From when leaders can read them (UTC): 2 hours before the start. Null for a ride that is called off or has no start, and for one that was moved too late: ${latePlans}`,
  })
  opensAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: `Until when leaders can read them (UTC): 6 hours after the end, which is the start plus the duration of at most ${mostHours} hours, or plus 2 hours without one. Null if \`opensAt\` is null.`,
  })
  closesAt: Date | null;

  @AtMost(mostContacts)
  @Field(() => [RiderEmergencyContact], {
    nullable: true,
    description: `The contacts of the participants who have given one, at most ${mostContacts}, in the order of joining. After a change of the start or the end, those who joined before it can be missing. The server records for each of these participants that the viewer has read theirs. Null before \`opensAt\` and from \`closesAt\`.`,
  })
  contacts: RiderContact[] | null;
}

@ObjectType({ description: 'A leader who can read the emergency contact of the viewer now.' })
class EmergencyReader {
  leaderId: string;
  postId: string;

  @Field(() => Date, { description: 'Until when the leader can read it (UTC).' })
  closesAt: Date;
}

@ObjectType({ description: 'The result of changing the emergency contact of the viewer.' })
class EmergencyContactPayload {
  @Field(() => User, { description: 'The viewer, with the changed `emergencyContact`.' })
  viewer: User;
}

const own = 'Null for every other viewer. Requires a session: FORBIDDEN for an access token.';

@Resolver(() => User)
export class EmergencyResolver {
  @FieldResolver(() => EmergencyContact, {
    nullable: true,
    description: `The emergency contact of the member. Null without one. ${own} The leaders of a ride read it by \`Ride.emergencyContacts\`.`,
  })
  emergencyContact(@Root() user: User, @Ctx() ctx: Context) {
    return findEmergencyContact(ctx, user);
  }

  @AtMost(mostListed)
  @FieldResolver(() => [EmergencyReader], {
    nullable: true,
    description: `The leaders who can read the emergency contact of the member now, at most ${mostListed}. ${own}`,
  })
  emergencyReaders(@Root() user: User, @Ctx() ctx: Context) {
    return listEmergencyReaders(ctx, user);
  }

  @AtMost(mostListed)
  @FieldResolver(() => [EmergencyReading], {
    nullable: true,
    description: `The leaders who have read the emergency contact of the member, each once for each ride, the latest first, at most ${mostListed}. ${own}`,
  })
  emergencyReadings(@Root() user: User, @Ctx() ctx: Context) {
    return listEmergencyReadings(ctx, user);
  }

  @Mutation(() => EmergencyContactPayload, {
    description: `Stores the emergency contact of the viewer and replaces the former one. The leaders of a ride that the viewer has joined can read it from 2 hours before its start to 6 hours after its end. ${latePlans} Idempotent. Requires a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, BAD_USER_INPUT.`,
  })
  async setEmergencyContact(
    @Arg('input', () => EmergencyContactInput, { description: 'The whole contact.' }) input: EmergencyContactInput,
    @Ctx() ctx: Context,
  ) {
    return { viewer: await setEmergencyContact(ctx, input) };
  }

  @Mutation(() => EmergencyContactPayload, {
    description:
      'Removes the emergency contact of the viewer. Nobody can read it any more. Idempotent. Requires a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token.',
  })
  async removeEmergencyContact(@Ctx() ctx: Context) {
    return { viewer: await removeEmergencyContact(ctx) };
  }
}

@Resolver(() => Ride)
export class RideEmergencyResolver {
  @FieldResolver(() => RideEmergencyContacts, {
    nullable: true,
    description:
      'The emergency contacts of the participants. Null for everyone but the leaders of the ride, and in subscriptions. Requires a session: FORBIDDEN for an access token of a leader.',
  })
  emergencyContacts(@Root() ride: RideRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return info.operation.operation === 'subscription' ? null : readEmergencyContacts(ctx, ride);
  }
}

@Resolver(() => RiderEmergencyContact)
export class RiderEmergencyContactResolver {
  @FieldResolver(() => User, { nullable: true, description: 'The participant. Null if the account was just deleted.' })
  user(@Root() { userId }: RiderContact, @Ctx() ctx: Context) {
    return ctx.load.userById.load(userId);
  }
}

@Resolver(() => EmergencyReader)
export class EmergencyReaderResolver {
  @FieldResolver(() => User, { nullable: true, description: 'The leader. Null if the account was just deleted.' })
  leader(@Root() { leaderId }: ReaderRow, @Ctx() ctx: Context) {
    return ctx.load.userById.load(leaderId);
  }

  @FieldResolver(() => Post, {
    nullable: true,
    description: 'The post of the ride. Null if the viewer may not read it.',
  })
  post(@Root() { postId }: ReaderRow, @Ctx() ctx: Context) {
    return findPost(ctx, postId);
  }
}

@Resolver(() => EmergencyReading)
export class EmergencyReadingResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'The leader. Null for a member whom the viewer cannot see any more.',
  })
  leader(@Root() { readerId }: EmergencyReading, @Ctx() ctx: Context) {
    return readerId && ctx.load.userById.load(readerId);
  }

  @FieldResolver(() => Post, {
    nullable: true,
    description: 'The post of the ride. Null if it was deleted or the viewer may not read it.',
  })
  post(@Root() { postId }: EmergencyReading, @Ctx() ctx: Context) {
    return findPost(ctx, postId);
  }
}
