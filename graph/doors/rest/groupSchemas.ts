import Type from 'typebox';
import { GroupKind } from '../../model/groups/GroupKind.ts';
import { answer, count, id, instant, oneOf, orNull, User, words } from './answerSchemas.ts';

// The response types of groups. Types with an `$id` become components of the OpenAPI document.

export const Group = Type.Object(
  {
    id: id('the group'),
    name: words('Its name.'),
    description: orNull(words('The subject of the group.')),
    picture: orNull(words('The URL of the group’s picture.')),
    memberCount: count('The number of members.'),
    isJoined: answer('Whether you are a member.'),
    isOrganiser: Type.Optional(answer('Whether you organise it. Absent if you do not.')),
    kind: Type.Optional(oneOf(GroupKind, 'Who finds it and who joins it. Absent for an open group.')),
    rulesVersion: Type.Optional(count('The version of its rules. Absent for a group without rules.')),
    hasAsked: Type.Optional(answer('Whether you have asked to join it. Absent if you have not.')),
  },
  { $id: 'Group', description: 'A cycling group.' },
);

export const InvitedGroup = Type.Object(
  {
    id: id('the group'),
    name: words('Its name.'),
    description: orNull(words('The subject of the group.')),
    picture: orNull(words('The URL of the group’s picture. Only members can load that of a hidden group.')),
    kind: oneOf(GroupKind, 'Who finds it and who joins it.'),
    memberCount: count('The number of members.'),
    rulesVersion: orNull(count('The version of its rules. Null for a group without rules.')),
    rules: orNull(words('The text of its rules. Null for a group without rules.')),
  },
  { $id: 'InvitedGroup', description: 'A group as everyone sees it who holds an invitation link to it.' },
);

export const GroupAsker = Type.Object(
  { ...User.properties, words: orNull(words('The words with which they ask. Null for none.')) },
  { $id: 'GroupAsker', description: 'A member who asks to join a group.' },
);

export const GroupInvitation = Type.Object(
  {
    id: id('the invitation'),
    maxUses: count('How many members can join by it.'),
    useCount: count('How many members have joined by it.'),
    createdAt: instant('When it was made'),
    expiresAt: instant('When it ends'),
  },
  { $id: 'GroupInvitation', description: 'A link by which members join a group.' },
);
