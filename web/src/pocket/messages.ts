// What a page and the worker with its house tell each other. Calls and sockets are numbered by the page.
export type ToHouse =
  | { is: 'call'; call: number; method: 'GET' | 'POST'; target: string; body: string }
  | { is: 'open'; socket: number; target: string }
  | { is: 'frame'; socket: number; frame: string }
  | { is: 'close'; socket: number };

export type FromHouse =
  | { is: 'answer'; call: number; status: number; body: string }
  | { is: 'opened'; socket: number }
  | { is: 'frame'; socket: number; frame: string }
  | { is: 'closed'; socket: number }
  | { is: 'elsewhere' } // another tab has the house; this one waits for it
  | { is: 'ours' } // no longer
  | { is: 'broken'; why: string }; // the worker ends

// To a thinker and back.
export interface Thinking {
  call: number;
  text: string;
}
