import type { GraphQLArgument, GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { getNamedType, isAbstractType, isCompositeType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { circleId, commonWord } from './makeMembers.ts';

// Selections made from the schema: whatever way leads from a type to another is taken once, from wherever that type was
// reached first, and every scalar at its end is asked for.

interface Branch {
  type: GraphQLNamedType;
  /** The field by which the type was reached, pages left out: `User.posts`. */
  by: string;
  depth: number;
  /** Calls of fields with what is selected of their answers. */
  children: { call: string; branch: Branch }[];
}

export interface Selector {
  /** The body of a selection of everything not selected before, for a type that a field of the root answers. */
  select(type: GraphQLNamedType, by: string): string;
  /** The same without a step further: the scalars alone, of a page those of its items. */
  selectScalars(type: GraphQLNamedType): string;
  /** The pages that a type leads to, of each the scalars of its items. */
  selectPages(type: GraphQLNamedType): string;
  /** The fragments that a text of such selections needs. */
  fragmentsOf(text: string): string;
}

/** Fields of the server's limit, less the level at which scalars stand. */
const deepest = 11;
/** The states in which the lists of the board hold what the cast has. */
const statesOnBoard: Record<string, string[]> = {
  ReportState: ['RESOLVED'],
  TakedownState: ['ALL'],
  MemberState: ['ALL'],
};
/** The arguments of fields within a selection. Pages inside pages are small. */
const within: Record<string, (depth: number, type: string) => string[]> = {
  first: (depth) => [depth < 5 ? '20' : '3'],
  after: () => [],
  kind: () => [],
  last: () => ['1'],
  // All rides of the cast are over.
  scope: () => ['PAST'],
  // Of the board.
  find: () => [JSON.stringify(commonWord)],
  state: (_depth, type) => statesOnBoard[type] ?? [],
  query: () => [],
  since: () => [],
  madeAt: () => [],
  // Of the standing of a member.
  groupId: () => [JSON.stringify(circleId)],
};

/** Fields from which no way leads on: the few things that they lead to are reached by other fields, with all others of their kind. */
const ends = new Set([
  'Group.pinnedPost',
  'EmergencyReader.leader',
  'EmergencyReader.post',
  'EmergencyReading.leader',
  'EmergencyReading.post',
  'RiderEmergencyContact.user',
]);

const isPage = ({ name }: GraphQLNamedType) => /(Connection|Edge|Results)$/.test(name);
const isSteppable = (type: GraphQLNamedType) => isObjectType(type) || isAbstractType(type);

function callOf({ name, args }: GraphQLField<unknown, unknown>, depth: number): string {
  const given = args.flatMap((argument: GraphQLArgument) => {
    const values = within[argument.name];
    const chosen = values?.(depth, getNamedType(argument.type).name);
    if (!chosen || (isRequiredArgument(argument) && chosen.length === 0)) {
      throw new Error(`Say in the crawl what to ask of ${name}(${argument.name})`);
    }
    return chosen.map((value) => `${argument.name}: ${value}`);
  });
  return given.length > 0 ? `${name}(${given.join(', ')})` : name;
}

export function makeSelector(schema: GraphQLSchema): Selector {
  const taken = new Set<string>();
  const implementations = (type: GraphQLNamedType) => {
    if (isAbstractType(type)) return schema.getPossibleTypes(type);
    return isObjectType(type) ? [type] : [];
  };

  /** Adds to a branch the ways that nobody has taken yet; the shallowest are taken first. */
  function grow(root: Branch): void {
    const queue = [root];
    for (const branch of queue) {
      if (branch.depth >= deepest) continue;
      for (const type of implementations(branch.type)) {
        for (const field of Object.values(type.getFields())) {
          const next = getNamedType(field.type);
          const way = `${branch.by} > ${type.name}.${field.name}`;
          if (!isSteppable(next) || taken.has(way)) continue;
          taken.add(way);
          const by = isPage(type) ? branch.by : `${type.name}.${field.name}`;
          const child: Branch = { type: next, by, depth: branch.depth + 1, children: [] };
          const alias = isAbstractType(branch.type) ? `${field.name}__${type.name}: ` : '';
          branch.children.push({ call: `${alias}${callOf(field, branch.depth)}`, branch: child });
          if (!ends.has(`${type.name}.${field.name}`)) queue.push(child);
        }
      }
    }
  }

  function print({ type, children }: Branch): string {
    const shown = children.map(({ call, branch }) => [call, print(branch)] as const);
    if (!isAbstractType(type)) {
      return [`...${type.name}Scalars`, ...shown.map(([call, body]) => `${call} { ${body} }`)].join(' ');
    }
    return ['__typename', ...implementations(type).map(printOf)].join(' ');

    // Types behind one interface have fields of one name and different types: each goes by the name of its type too.
    function printOf({ name }: GraphQLNamedType): string {
      const own = shown.filter(([call]) => call.includes(`__${name}: `)).map(([call, body]) => `${call} { ${body} }`);
      return `... on ${name} { ${[...scalarsOf(name, `__${name}`), ...own].join(' ')} }`;
    }
  }

  function scalarsOf(typeName: string, suffix = ''): string[] {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} is no object`);
    const leaves = Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
    const names = leaves.map(({ name }) => (suffix && name !== 'id' ? `${name}${suffix}: ${name}` : name));
    return ['__typename', ...names];
  }

  function selectScalars(type: GraphQLNamedType): string {
    if (isAbstractType(type) || !isObjectType(type)) return print({ type, by: '', depth: 0, children: [] });
    const fields = Object.values(type.getFields()).filter((field) => isCompositeType(getNamedType(field.type)));
    const pages = isPage(type) ? fields : [];
    const shown = pages.map((field) => `${field.name} { ${selectScalars(getNamedType(field.type))} }`);
    return [`...${type.name}Scalars`, ...shown].join(' ');
  }

  function selectPages(type: GraphQLNamedType): string {
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const pages = fields.filter((field) => isPage(getNamedType(field.type)));
    return pages.map((field) => `${callOf(field, 1)} { ${selectScalars(getNamedType(field.type))} }`).join(' ');
  }

  return {
    selectScalars,
    selectPages,
    select(type, by) {
      const root = { type, by, depth: 1, children: [] };
      grow(root);
      return print(root);
    },
    fragmentsOf(text) {
      const names = new Set([...text.matchAll(/\.\.\.(\w+)Scalars\b/g)].map(([, name = '']) => name));
      return [...names].map((name) => `fragment ${name}Scalars on ${name} { ${scalarsOf(name).join(' ')} }`).join('\n');
    },
  };
}
