import type { EntityManager } from '@mikro-orm/postgresql';
import { OperatorAct } from './OperatorAct.ts';

/** The parts of a context that identify an operator. */
export interface ByOperator {
  readonly em: EntityManager;
  readonly now: Date;
  readonly operatorName: string;
  /** Whether it is an organiser of a group. The log is never deleted, so their notes contain none of their words. */
  readonly isOrganiser?: boolean;
}

type Noted = Pick<OperatorAct, 'verb'> & Partial<Pick<OperatorAct, 'targetId' | 'note'>>;

/** Adds an act to the log, in the next transaction of the unit of work: the one that performs the act. */
export function noteAct({ em, now, operatorName }: ByOperator, act: Noted): void {
  em.persist(Object.assign(new OperatorAct(), act, { at: now, operator: operatorName }));
}
