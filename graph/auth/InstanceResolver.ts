import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { InstanceSettings } from '../model/instance/InstanceSettings.ts';
import { SignUps } from '../model/instance/SignUps.ts';
import { Units } from '../model/users/User.ts';
import { MapFile } from '../platform/env/MapFile.ts';
import { MapTiles } from '../platform/env/MapTiles.ts';
import type { SignUpMode } from '../platform/env/signUpModes.ts';
import { SignInProvider } from './providerInputs.ts';

@ObjectType({ description: 'A sign-in that anyone may use.' })
class DemoSignIn {
  @Field(() => String, { description: 'The username.' })
  username: string;

  @Field(() => String, { description: 'The password.' })
  password: string;
}

@ObjectType({ description: 'This instance of Cycle Chat.' })
class Instance {
  @Field(() => DemoSignIn, {
    nullable: true,
    description: 'The sign-in of the demo community. Null on an instance without one.',
  })
  demoSignIn: DemoSignIn | null;

  @Field(() => MapTiles, {
    nullable: true,
    description: 'The map tiles that clients may show beneath routes. Null if the operator has set none.',
  })
  mapTiles: MapTiles | null;

  @Field(() => MapFile, {
    nullable: true,
    description: 'The map archive that clients may show beneath routes. Null if the operator has set none.',
  })
  mapFile: MapFile | null;

  @Field(() => Boolean, { description: 'Whether the instance sends mails, such as a link for a new password.' })
  sendsMail: boolean;

  @Field(() => SignUps, { description: 'The visitors who can sign up.' })
  signUps: SignUpMode;

  @Field(() => Boolean, { description: 'Whether members can found groups. Otherwise only the operator creates them.' })
  membersFoundGroups: boolean;

  @Field(() => String, {
    description: 'The IANA time zone of new events, and of members who have not chosen one.',
  })
  timeZone: string;

  @Field(() => Units, {
    nullable: true,
    description: 'The units of visitors: as the operator has set them, or else UNITS. Null for those of the browser.',
  })
  units: Units | null;

  @Field(() => Boolean, { description: 'Whether members can sign in by passwords.' })
  hasPasswords: boolean;

  @Field(() => SignInProvider, {
    nullable: true,
    description: 'The service by which members can sign in. Null if the operator has set none.',
  })
  provider: SignInProvider | null;

  @Field(() => InstanceSettings, { description: 'The settings that operators change at run time, such as the name.' })
  settings: InstanceSettings;
}

@Resolver(() => Instance)
export class InstanceResolver {
  @Query(() => Instance, { description: 'This instance.' })
  instance(@Ctx() ctx: Context): Instance {
    const {
      demoSignIn,
      mapTiles,
      mapFile,
      mailer,
      signUps,
      groupFounding,
      defaultTimeZone,
      passwords,
      provider,
      instance,
      units,
    } = ctx.services;
    return {
      demoSignIn,
      mapTiles,
      mapFile,
      sendsMail: mailer !== null,
      signUps,
      membersFoundGroups: groupFounding === 'members',
      timeZone: defaultTimeZone,
      units,
      hasPasswords: passwords,
      provider,
      settings: instance.current(),
    };
  }
}
