import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'The board of the operator. It is not a member: a link of the command line opens it. A Bearer token never does.',
})
export class Operator {
  @Field(() => String, { description: 'The name of the operator in the log, as given when the link was made.' })
  name: string;

  sessionId: string;
}
