import { Extensions } from 'type-graphql';

/** Declares the maximum length of a list, for the cost of operations. For a nested list: the total length of all inner lists. */
export const AtMost = (maximum: number): MethodDecorator & PropertyDecorator => Extensions({ maximum });
