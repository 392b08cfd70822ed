// A line whose removal would cost money, goods or safety, with the tests that notice.
export type Mutant = {
  file: string;
  /** Exactly once in the file. */
  line: string;
  broken: string;
  /** What goes wrong without it. */
  why: string;
  tests: string[];
};
