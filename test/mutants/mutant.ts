// A line whose removal would cost somebody money, goods or safety, with the tests that notice.
export type Mutant = {
  file: string;
  /** Stands in the file exactly once. */
  line: string;
  broken: string;
  /** What goes wrong without it. */
  why: string;
  tests: string[];
};
