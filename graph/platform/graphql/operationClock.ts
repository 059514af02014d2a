/** Measures an operation without the time that it waits in queues. */
export interface OperationClock {
  /** Pauses the clock until the returned function is called. */
  pause(): () => void;
  isPaused(): boolean;
  /** Calls `changed` each time the clock is paused or resumed. */
  follow(changed: () => void): void;
}

export function operationClock(): OperationClock {
  let pauses = 0;
  let notify = () => {};
  return {
    pause() {
      pauses += 1;
      if (pauses === 1) notify();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        pauses -= 1;
        if (pauses === 0) notify();
      };
    },
    isPaused: () => pauses > 0,
    follow(changed) {
      notify = changed;
    },
  };
}
