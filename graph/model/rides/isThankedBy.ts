/** Whether a comment is the thanks of a ride to a member who was there, as SQL. The thanks and the mark of the ride have one instant. */
export const isThankedBy = (userId: string, comment: string): string =>
  `exists (
     select from ride thankful join ride_participant present on present.post_id = thankful.id
     where thankful.id = ${comment}.post_id and thankful.thanked_at = ${comment}.created_at
       and present.user_id = ${userId} and present.is_here
   )`;
