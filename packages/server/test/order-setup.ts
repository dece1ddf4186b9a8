import type { TestProject } from 'vitest/node';

/** Says by which seed the order of the tests can be had again. */
export default function setup(project: TestProject): void {
  const { seed } = project.vitest.config.sequence;
  project.vitest.logger.log(`The order of the tests: --sequence.seed=${seed}`);
}
