import Type from 'typebox';
import { type OpenMembersFile, takeMembersFile } from '../../groups/membersFile.ts';
import { idOf } from './fields.ts';
import { route } from './restEndpoint.ts';

/** The list of members for spreadsheets. */
export const membersFileEndpoint = route({
  method: 'GET',
  path: '/groups/{id}/members.csv',
  summary: 'The members of a group that you organise, as a file for spreadsheets',
  description:
    'Name, username, day of joining (UTC), and whether the member is an organiser. Texts that a spreadsheet would run as a formula begin with an apostrophe. Access tokens cannot read it. A member can read one file at a time, and their exports count for the same limit; more return RATE_LIMITED.',
  isForMembers: true,
  isForOwnPages: true,
  params: { id: idOf('the group') },
  refuses: {
    403: 'For everyone but its organisers, with an access token, or by cookie from a page of another site.',
    404: 'Group not found',
  },
  answersFile: 'text/csv; charset=utf-8',
  returns: Type.Unsafe<OpenMembersFile>({ type: 'string', description: 'A table with a header (RFC 4180).' }),
  answer: (ctx, { params: { id } }) => takeMembersFile(ctx, id),
});
