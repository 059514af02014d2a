/** Whether the viewer has muted a member, as SQL over a viewer parameter and a column with the member's id. */
export const viewerHasMuted = (viewerId: string, userId: string) =>
  `exists (select from mute where muter_id = ${viewerId} and muted_id = ${userId})`;
