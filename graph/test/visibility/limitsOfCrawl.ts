/** QUERY_LIMITS for questions that leave no field unasked and ask for full pages within pages, as no client does. */
export const limitsOfCrawl = JSON.stringify({
  cost: 100_000_000,
  aliases: 1_000,
  characters: 100_000,
  tokens: 25_000,
  fields: 20_000,
  overlaps: 100_000,
  seconds: 600,
});
