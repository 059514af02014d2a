import { theme } from '../theme/tokens.ts';

const { color, size, media, radius, space, type, shadow } = theme;

// The styles of what the server draws, see graph/doors/pages/firstText.ts. Each part matches a component of the client.

// Matches ui/PageColumn.tsx, ui/BackLink.tsx and layout/Columns.tsx.
const frames = `
  .shell > main.column {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    max-width: 1072px;
  }
  .shell > main.list { max-width: 848px; }
  .shell > main > * { min-width: 0; }
  .shell > .column > .first { grid-column: 1; gap: ${space[5]}; }
  .shell > main[data-sides] { grid-template-columns: ${size.railLeft} minmax(0, ${size.feed}); justify-content: center; }
  .shell > .column > nav { display: flex; align-items: center; gap: 6px; height: 24px; color: ${color.textMuted}; font: ${type.small}; }
  .shell > .column > nav i { width: 16px; height: 16px; }
  ${media.tablet} { .shell > main[data-sides] { grid-template-columns: ${size.railLeft} minmax(0, 1fr); } }
  ${media.phone} {
    .shell > main.column, .shell > .column > .first { gap: ${space[4]}; }
    .shell > main[data-sides] { grid-template-columns: minmax(0, 1fr); }
  }`;

// The room that the client needs above the feed: home/Composer.tsx and home/MyRidesRow.tsx of a member, home/FeedFilters.tsx
// and ui/Tabs.tsx.
const aboveFeed = `
  .shell hr { height: 113px; margin: -12px 0 0; border: 0; border-bottom: 1px solid ${color.border}; }
  .shell .rides + hr { height: 105px; margin: 0; }
  .shell .composer { height: 74px; border: 1px solid ${color.border}; border-radius: ${radius.card}; background: ${color.surface}; }
  .shell .rides { display: none; }
  ${media.phone} {
    .shell .composer { height: 125px; margin: -16px calc(-1 * ${size.edge}) 0; border-width: 0 0 1px; border-radius: 0; }
    .shell .rides {
      display: block;
      height: 60px;
      margin: 0 calc(-1 * ${size.edge});
      border-block: 1px solid ${color.border};
      background: ${color.surface};
    }
  }`;

// Matches theme/GlobalStyles.tsx and ui/Card.tsx.
const basics = `
  .shell main, .first { color: ${color.text}; font: ${type.body}; word-spacing: 0.03em; font-synthesis: none; -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility; }
  .first { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[5]}; }
  .first h1, .first h2, .first p, .first ol, .first figure, .shell main h1 { margin: 0; padding: 0; }
  .first h1, .shell main h1 { font: ${type.title}; letter-spacing: -0.018em; text-wrap: balance; word-spacing: 0.03em; }
  .first h2 { font: ${type.subheading}; letter-spacing: -0.005em; word-spacing: 0.03em; }
  .first i { display: block; border-radius: 6px; background: ${color.surfaceSunken}; }
  .first img { display: block; max-width: 100%; filter: ${theme.imageFilter}; }
  .first .card, .first .post { border: 1px solid ${color.border}; border-radius: ${radius.card}; background: ${color.surface}; box-shadow: ${shadow.card}; }
  .first .card { margin: 0; padding: 0; gap: 0; }
  ${media.phone} { .first { gap: ${space[4]}; } }`;

// Matches home/Feed.tsx, posts/PostHead.tsx, posts/PostText.tsx and posts/PostPhoto.tsx.
const post = `
  .first .post { display: block; padding: 0; }
  .first .post > div { display: flex; align-items: center; gap: ${space[3]}; padding: ${space[4]} ${space[2]} ${space[3]} ${space[4]}; }
  .first .post > div > img { flex: none; border-radius: 50%; object-fit: cover; background: ${color.surfaceSunken}; }
  .first .post > div > i { flex: none; width: 44px; height: 44px; border-radius: 50%; }
  .first .post > div > div { flex: 1; min-width: 0; }
  .first .post b { display: block; overflow: hidden; font: ${type.subheading}; text-overflow: ellipsis; white-space: nowrap; }
  .first .post .plain { width: 40%; height: 12px; margin: 4px 0; border-radius: 6px; }
  .first .post .ride { width: 48%; height: 14px; margin: 4px 0; border-radius: 6px; }
  .first .post > p { margin: 0 ${space[4]} ${space[4]}; overflow-wrap: anywhere; text-wrap: pretty; white-space: pre-line; }
  .first .post > .long { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 12; }
  .first .post > img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    border: 1px solid ${color.border};
    border-inline-width: 0;
    background: ${color.surfaceSunken};
    object-fit: cover;
  }
  ${media.phone} {
    .first .post { margin-inline: calc(-1 * ${size.edge}); border-inline-width: 0; border-radius: 0; }
    .first .post > img { aspect-ratio: 4 / 3; }
  }`;

// Matches groups/GroupHead.tsx, groups/GroupBanner.tsx, groups/GroupsBanner.tsx and groups/GroupsSignIn.tsx.
const group = `
  .first .group { overflow: hidden; }
  .first .group > img, .first .group > figure { width: 100%; height: 264px; border-bottom: 1px solid ${color.border}; background: ${color.surfaceSunken}; object-fit: cover; object-position: 50% 93%; }
  .first .group > figure { height: 120px; }
  .first .group > .tall { height: 264px; }
  .first .group > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[2]}; justify-items: start; padding: ${space[5]} ${space[5]} 14px; }
  .first .group h1 { overflow-wrap: anywhere; }
  .first .group p { max-width: 60ch; overflow-wrap: anywhere; text-wrap: pretty; white-space: pre-line; }
  .first .group b { display: inline-flex; align-items: center; gap: ${space[3]}; min-height: ${size.touch}; font: ${type.ui}; font-weight: 600; }
  .first .group span { display: flex; }
  .first .group i { width: 28px; height: 28px; border-radius: 50%; box-shadow: 0 0 0 2px ${color.surface}; }
  .first .group i + i { margin-left: -8px; }
  .first .groups { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); align-items: center; overflow: hidden; }
  .first .groups h1 { margin: ${space[6]}; }
  .first .groups figure { order: 1; height: 208px; background: ${color.surfaceSunken}; }
  .first .empty { display: grid; justify-items: center; gap: 8px; padding: 136px 24px 48px; text-align: center; }
  .first .empty p { color: ${color.textMuted}; font: ${type.small}; }
  ${media.phone} {
    .first .group { margin: -16px calc(-1 * ${size.edge}) 0; border-width: 0 0 1px; border-radius: 0; }
    .first .group > img, .first .group > .tall { height: 176px; }
    .first .group > figure:not(.tall) { height: 88px; }
    .first .group > div { padding: ${space[4]}; }
    .first .group i:nth-of-type(n + 5) { display: none; }
    .first .groups { grid-template-columns: minmax(0, 1fr); }
    .first .groups h1 { margin: 20px ${space[4]}; }
    .first .groups figure { order: 0; height: 140px; }
  }`;

// Matches users/ProfileFrame.tsx, users/ProfileCard.tsx and follows/FollowButton.tsx.
const profile = `
  .first .title { display: flex; align-items: end; flex-wrap: wrap; justify-content: space-between; gap: 16px 24px; }
  .first .title h1 { min-width: 0; overflow-wrap: anywhere; }
  .first .title i { width: 154px; height: ${size.control}; border-radius: ${radius.control}; }
  .first .person { width: 328px; padding: ${space[5]}; }
  .first .person img, .first .person i { width: 120px; height: 120px; border-radius: 50%; object-fit: cover; background: ${color.surfaceSunken}; }
  .first .person h2 { margin-top: ${space[4]}; font: ${type.heading}; letter-spacing: -0.012em; overflow-wrap: anywhere; }
  .first .person p { margin-top: ${space[3]}; overflow-wrap: anywhere; text-wrap: pretty; white-space: pre-line; }
  .first .person h2 + p { margin: 0; color: ${color.textMuted}; font: ${type.small}; }
  .first .person .none { color: ${color.textMuted}; }
  @media (max-width: 1023px) { .first .person { width: auto; } }
  ${media.phone} { .first .person { padding: ${space[4]}; } }`;

// Matches events/EventFacts.tsx, events/EventCard.tsx, events/EventRoad.tsx, ui/Badge.tsx, ui/Road.tsx and ui/Milestone.tsx.
const event = `
  .first .split { display: grid; grid-template-columns: minmax(0, 1fr) ${size.railRight}; gap: ${size.gutter}; }
  .first .facts { display: flex; flex-wrap: wrap; gap: 4px 16px; color: ${color.textMuted}; font: ${type.small}; }
  .first .facts > span { display: inline-flex; align-items: center; gap: 6px; min-width: 0; }
  .first .facts i { flex: none; width: 16px; height: 16px; }
  .first em { display: inline-flex; align-items: center; gap: 5px; flex: none; height: 22px; padding: 0 7px; border-radius: ${radius.badge}; background: ${color.surfaceSunken}; color: ${color.textMuted}; font: ${type.label}; font-weight: 600; line-height: 1; white-space: nowrap; }
  .first em i { width: 14px; height: 14px; background: ${color.surfacePressed}; }
  .first .easy { background: ${color.difficultyEasySoft}; color: ${color.difficultyEasy}; }
  .first .medium { background: ${color.difficultyMediumSoft}; color: ${color.difficultyMedium}; }
  .first .hard { background: ${color.difficultyHardSoft}; color: ${color.difficultyHard}; }
  .first .event { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[3]}; padding: ${space[5]}; }
  .first .event > div { display: flex; flex-wrap: wrap; gap: 6px; }
  .first .event h1 { overflow-wrap: anywhere; letter-spacing: -0.014em; }
  .first .event .facts > span > * { min-width: 0; overflow-wrap: anywhere; }
  .first .event > p:not(.facts) { max-width: 68ch; overflow-wrap: anywhere; text-wrap: pretty; white-space: pre-line; }
  .first ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[4]}; list-style: none; }
  .first li { display: grid; grid-template-columns: 56px minmax(0, 1fr); gap: ${space[5]}; align-items: start; }
  .first time { margin-top: 12px; padding-bottom: 6px; overflow: hidden; border: 1px solid ${color.border}; border-radius: 28px 28px 6px 6px; background: ${color.surface}; font: 600 1.375rem/1.5rem ${theme.font}; font-stretch: ${theme.figureWidth}; font-variant-numeric: tabular-nums; text-align: center; }
  .first time b { display: block; margin-bottom: 4px; padding: 8px 0 4px; background: ${color.accent}; color: ${color.accentContrast}; font: 600 0.8125rem/0.9375rem ${theme.font}; font-stretch: 100%; }
  .first .past b { background: ${color.surfaceSunken}; color: ${color.textMuted}; }
  .first li .card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; padding: 20px; }
  .first li header { display: flex; align-items: flex-start; gap: ${space[4]}; }
  .first li header > i { flex: none; width: 44px; height: 44px; border-radius: ${radius.picture}; }
  .first li header > div { flex: 1; min-width: 0; }
  .first li h2 { font-size: 1.0625rem; }
  .first li .card > p { font: 400 0.9375rem/1.375rem ${theme.font}; text-wrap: pretty; }
  .first li footer { min-height: ${size.control}; }
  /* registration is above */
  ${media.tablet} { .first .split { grid-template-columns: minmax(0, 1fr); padding-top: 352px; } }
  ${media.phone} {
    .first .split { grid-template-columns: minmax(0, 1fr); }
    .first .event { margin-inline: calc(-1 * ${size.edge}); padding: ${space[4]}; border-inline-width: 0; border-radius: 0; }
    .first li { grid-template-columns: 44px minmax(0, 1fr); gap: ${space[3]}; }
    .first li .card { padding: ${space[4]}; }
    .first li header { flex-wrap: wrap; gap: ${space[2]}; }
    .first li header > i { display: none; }
    .first li header > em { order: -1; }
    .first li header > div { flex-basis: 100%; }
  }`;

// Matches ui/SearchInput.tsx, ui/Tabs.tsx, groups/GroupGrid.tsx and groups/GroupCard.tsx.
const explore = `
  .shell > .explore > h1 { margin-bottom: -8px; }
  .shell > main > form { height: ${size.controlLarge}; border: 1px solid ${color.borderStrong}; border-radius: ${radius.control}; background: ${color.surface}; }
  .shell > main > menu { display: flex; gap: 4px; height: 49px; margin: 0; padding: 0; overflow: hidden; box-shadow: inset 0 -1px 0 ${color.border}; color: ${color.textMuted}; font: ${type.ui}; line-height: 49px; white-space: nowrap; }
  .shell > main > menu > * { flex: none; padding: 0 14px; }
  .shell > main > menu > b { padding-left: 2px; color: ${color.text}; font-weight: 600; }
  .first ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space[4]}; margin: 0; padding: 0; list-style: none; }
  .first ul > li { display: block; }
  .first li .hit { display: grid; grid-template-columns: 152px minmax(0, 1fr); height: 100%; gap: 0; min-height: 154px; padding: 0; overflow: hidden; }
  .first li .hit > figure { background: ${color.surfaceSunken}; }
  .first li .hit > div { display: grid; grid-template-rows: auto 1fr auto; gap: 6px; min-width: 0; padding: ${space[4]}; }
  .first li .hit h2, .first li .hit p { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  .first li .hit h2 { min-height: 24px; }
  .first li .hit p { align-self: start; color: ${color.textMuted}; font: ${type.small}; }
  .first li .hit footer { display: flex; align-items: center; min-height: ${size.controlSmall}; color: ${color.textMuted}; font: ${type.small}; white-space: nowrap; }
  .first li .hit i { width: 24px; height: 24px; border-radius: 50%; box-shadow: 0 0 0 2px ${color.surface}; }
  .first li .hit i + i { margin-left: -8px; }
  .first li .hit i + span { margin-left: 8px; }
  ${media.tablet} { .first ul { grid-template-columns: minmax(0, 1fr); } }
  ${media.phone} {
    .shell > .explore > h1 { margin-bottom: 0; }
    .first ul { grid-template-columns: minmax(0, 1fr); }
    .first li .hit { grid-template-columns: 96px minmax(0, 1fr); }
    .first li .hit > div { padding: 12px 12px 12px 14px; }
  }`;

// Matches rides/MyRidesPage.tsx and rides/NextRideCard.tsx.
const myRides = `
  .shell > .mine > h1 { display: flex; align-items: center; min-height: ${size.control}; }
  .first .ahead { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; padding: ${space[5]}; }
  .first .mapped { padding-right: calc(296px + ${space[5]}); }
  .first .ahead > b { padding-left: 22px; color: ${color.accentText}; font: ${type.small}; font-weight: 600; }
  .first .ahead > h2 { font: ${type.title}; letter-spacing: -0.018em; overflow-wrap: anywhere; text-wrap: balance; }
  ${media.phone} {
    .first .ahead { margin-inline: calc(-1 * ${size.edge}); padding: 20px ${space[4]}; border-inline-width: 0; border-radius: 0; }
  }`;

export const firstTextStyles = [frames, aboveFeed, basics, post, group, profile, event, explore, myRides].join('\n');
