import { type ConstDirectiveNode, Kind, parse, print, visit } from 'graphql';

/** Removes all deprecated fields, arguments and enum values from an SDL. */
export function withoutDeprecated(sdl: string): string {
  const dropDeprecated = ({ directives }: { readonly directives?: readonly ConstDirectiveNode[] }) =>
    directives?.some(({ name }) => name.value === 'deprecated') ? null : undefined;
  const document = visit(parse(sdl), {
    [Kind.FIELD_DEFINITION]: dropDeprecated,
    [Kind.INPUT_VALUE_DEFINITION]: dropDeprecated,
    [Kind.ENUM_VALUE_DEFINITION]: dropDeprecated,
  });
  return `${print(document)}\n`;
}
