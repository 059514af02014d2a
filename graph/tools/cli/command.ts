import type { DatabaseNeeds } from './openDatabase.ts';
import type { Operator } from './operator.ts';

/** An option of a command. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** The placeholder of the value in the help. */
  readonly value?: string;
  readonly help: string;
  readonly isRequired?: boolean;
}

type Options = Readonly<Record<string, Option>>;
type ValueOf<Type> = Type extends 'boolean' ? boolean : string;
type RequiredName<Given extends Options> = {
  [Name in keyof Given]: Given[Name] extends { isRequired: true } ? Name : never;
}[keyof Given];
type Values<Given extends Options> = {
  readonly [Name in RequiredName<Given>]: ValueOf<Given[Name]['type']>;
} & { readonly [Name in Exclude<keyof Given, RequiredName<Given>>]?: ValueOf<Given[Name]['type']> };

/**
 * The result of a command: `data` for programs, `text` for people. Text is null if the command has printed everything
 * itself.
 */
export interface Outcome {
  readonly data: unknown;
  readonly text: string | null;
  /** The command succeeded and found a problem: the exit code is 1. */
  readonly isBad?: boolean;
}

interface Definition<Operand extends string, Given extends Options> extends DatabaseNeeds {
  /** The words of the command. */
  readonly name: string;
  readonly help: string;
  /** The names of the operands, in order. */
  readonly operands: readonly Operand[];
  readonly options: Given;
  run(operator: Operator, operands: Readonly<Record<Operand, string>>, options: Values<Given>): Promise<Outcome>;
}

/** A command with any operands and options. */
export type Command = Definition<string, Options>;

/**
 * Declares a command. Its arguments have types derived from its operands and options; `parseCommandLine` guarantees
 * them.
 */
export function defineCommand<const Operand extends string, const Given extends Options>(
  definition: Definition<Operand, Given>,
): Command {
  return definition;
}
