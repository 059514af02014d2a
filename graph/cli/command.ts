import type { Operator } from './operator.ts';

/** An option of a command, as its help tells it. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help. */
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

/** What a command came to: `data` for programs, `text` for people. */
export interface Outcome {
  readonly data: unknown;
  readonly text: string;
  /** The command did its work and found something wrong: it ends as a refusal does. */
  readonly isBad?: boolean;
}

interface Definition<Operand extends string, Given extends Options> {
  /** Its words, as they are typed. */
  readonly name: string;
  readonly help: string;
  /** What it is about, in the order in which it is typed. */
  readonly operands: readonly Operand[];
  readonly options: Given;
  /** Runs on a database that lacks migrations too. */
  readonly takesAnySchema?: boolean;
  run(operator: Operator, operands: Readonly<Record<Operand, string>>, options: Values<Given>): Promise<Outcome>;
}

/** A command of the operator, whatever its operands and options. */
export type Command = Definition<string, Options>;

/** Declares a command; what it runs with is typed by its operands and options, which the reader of the line upholds. */
export function defineCommand<const Operand extends string, const Given extends Options>(
  definition: Definition<Operand, Given>,
): Command {
  return definition;
}
