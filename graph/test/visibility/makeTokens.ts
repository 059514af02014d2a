import { newSecret } from '../../auth/tokenSignIn.ts';
import { newId } from '../../platform/lib/ids.ts';
import { hashToken, newToken } from '../../platform/lib/tokens.ts';
import type { Member } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Marks } from './makeMarks.ts';

/** Gives everyone an address for mails and one that waits, and a link: they are for the member and operators, the hash of the link for nobody. Operators of an instance with mail do not read the one that waits. */
export async function makeMailAddresses(app: TestApp, marks: Marks, members: Record<string, Member>): Promise<void> {
  for (const [name, member] of Object.entries(members)) {
    const thing = `mail addresses of ${name}`;
    const address = `${marks.word(thing, 'address')}@cast.test`;
    const pending = `${marks.word(thing, 'address that waits')}@cast.test`;
    await insertInto(app, 'mail_address', { user_id: member.id, address, confirmed_at: new Date(), pending });
    await insertInto(app, 'account_token', {
      token_hash: marks.note('secrets', `hash of the link of ${name}`, hashToken(newSecret())),
      kind: 'confirm',
      user_id: member.id,
      address: pending,
      expires_at: tomorrow(),
    });
  }
}

/** Gives everyone an account elsewhere and a passkey: they are for the member, their secrets and a sign-in under way for nobody. */
export async function makeIdentities(app: TestApp, marks: Marks, members: Record<string, Member>): Promise<void> {
  for (const [name, member] of Object.entries(members)) {
    const thing = `sign-ins of ${name}`;
    await insertInto(app, 'sign_in_identity', {
      id: marks.note(thing, 'id', newId()),
      user_id: member.id,
      issuer: `https://${marks.word(thing, 'issuer')}.test`,
      subject: marks.word('secrets', `subject of ${name}`),
      label: marks.word(thing, 'label'),
    });
    await insertInto(app, 'passkey', {
      id: marks.note(thing, 'id of the passkey', newId()),
      user_id: member.id,
      credential_id: marks.word('secrets', `credential of ${name}`),
      public_key: marks.word('secrets', `public key of ${name}`),
      signature_counter: 7,
      name: marks.word(thing, 'name of the passkey'),
      last_used_at: new Date(),
    });
    await insertInto(app, 'sign_in_attempt', {
      token_hash: marks.note('secrets', `hash of the sign-in of ${name}`, hashToken(newSecret())),
      kind: 'provider',
      user_id: member.id,
      expires_at: tomorrow(),
    });
  }
  await insertInto(app, 'sign_in_attempt', {
    token_hash: marks.note('secrets', 'hash of the sign-in of a newcomer', hashToken(newSecret())),
    kind: 'newcomer',
    issuer: marks.word('secrets', 'issuer of a newcomer'),
    subject: marks.word('secrets', 'subject of a newcomer'),
    label: marks.word('secrets', 'label of a newcomer'),
    expires_at: tomorrow(),
  });
}

/** Gives everyone a device where they have signed in. No door shows it: the member reads its name in the export alone. */
export async function makeDevices(app: TestApp, marks: Marks, members: Record<string, Member>): Promise<void> {
  for (const [name, member] of Object.entries(members)) {
    await insertInto(app, 'known_device', {
      token_hash: marks.note('secrets', `hash of the device of ${name}`, hashToken(newSecret())),
      user_id: member.id,
      device: marks.word('secrets', `device of ${name}`),
    });
  }
}

/** An invitation and an applicant, whom only operators see. */
export async function makeInvitation(app: TestApp, marks: Marks): Promise<void> {
  const id = marks.note('invitations', 'id', newId());
  const mail_address = `${marks.word('invitations', 'address')}@cast.test`;
  await insertInto(app, 'invitation', {
    id,
    max_uses: 1,
    mail_address,
    created_at: new Date(),
    expires_at: tomorrow(),
  });
  await insertInto(app, 'application', {
    id: marks.note('sign-ups', 'id', newId()),
    username: marks.word('sign-ups', 'name'),
    display_name: marks.word('sign-ups', 'display name'),
    password_hash: marks.word('secrets', 'password of the applicant'),
    issuer: marks.word('secrets', 'issuer of the applicant'),
    subject: marks.word('secrets', 'subject of the applicant'),
    label: marks.word('secrets', 'label of the applicant'),
    created_at: new Date(),
    refused_at: new Date(),
    refusal: marks.word('sign-ups', 'refusal'),
  });
  const token_hash = marks.note('secrets', 'hash of the invitation', hashToken(newSecret()));
  await insertInto(app, 'invitation_link', { token_hash, invitation_id: id });
}

const tomorrow = () => new Date(Date.now() + 86_400_000);

/** The token of the link to a closed group. Its holder reads what everyone reads of that group. */
export const groupToken = newToken();

/** Makes a link to a group: its id is for the organisers, the hash of its token for nobody. */
export async function makeGroupInvitation(
  app: TestApp,
  marks: Marks,
  { groupId, makerId }: { groupId: string; makerId: string },
): Promise<void> {
  await insertInto(app, 'group_invitation', {
    id: marks.note('group invitation', 'id', newId()),
    group_id: groupId,
    maker_id: makerId,
    token_hash: marks.note('secrets', 'hash of the link to a group', hashToken(groupToken)),
    max_uses: 7,
    created_at: new Date(),
    expires_at: tomorrow(),
  });
}

/** Gives groups rules: who finds the group reads the current version, organisers the former one. */
export async function makeGroupRules(app: TestApp, marks: Marks, idOf: (name: string) => string): Promise<void> {
  const rules = [
    ['club', 1, 'former rules of club'],
    ['club', 2, 'groups'],
    ['circle', 1, 'groups'],
    ['cabal', 1, 'hidden group'],
  ] as const;
  for (const [name, version, thing] of rules) {
    await insertInto(app, 'group_rules', {
      id: marks.note(thing, `id of the rules of ${name}`, newId()),
      group_id: idOf(name),
      version,
      text: marks.word(thing, `rules of ${name}`),
      author_id: idOf('owner'),
      created_at: new Date(),
    });
    await app.run('update "group" set rules_version = $2 where id = $1', idOf(name), version);
  }
  await app.run('update group_member set rules_version = 1, rules_acknowledged_at = now()');
  await app.run('update group_request set words = $1', marks.word('request of follower', 'words'));
}

/** Gives everyone who signs in a calendar link to the same group: its id is for them, the hash of its secret for nobody. */
export async function makeCalendarLinks(
  app: TestApp,
  marks: Marks,
  { members, groupId }: { members: Record<string, Member>; groupId: string },
): Promise<void> {
  for (const [name, member] of Object.entries(members)) {
    const id = marks.note(`calendar links of ${name}`, 'id', newId());
    const secret_hash = marks.note('secrets', `hash of the calendar link of ${name}`, hashToken(newSecret()));
    await insertInto(app, 'calendar_feed', { id, user_id: member.id, kind: 'group', group_id: groupId, secret_hash });
  }
}

/** Gives everyone who signs in an access token: its id and name are for them, its secret and the hash of it for nobody. */
export async function makeTokens(app: TestApp, marks: Marks, members: Record<string, Member>): Promise<void> {
  for (const [name, member] of Object.entries(members)) {
    const thing = `access tokens of ${name}`;
    const secret = marks.note('secrets', `secret of the access token of ${name}`, newSecret());
    const token_hash = marks.note('secrets', `hash of the access token of ${name}`, hashToken(secret));
    const shown = { id: marks.note(thing, 'id', newId()), name: marks.word(thing, 'name') };
    await insertInto(app, 'access_token', {
      ...shown,
      user_id: member.id,
      token_hash,
      scope: 'read',
      expires_at: tomorrow(),
    });
  }
}
