/** Whether a member organises a group, as SQL. */
export const organisesGroup = (userId: string, groupId: string) =>
  `exists (
     select from group_member organising
     where organising.group_id = ${groupId} and organising.user_id = ${userId} and organising.organises_since is not null
   )`;
