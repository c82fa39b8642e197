/**
 * A reporter of Vitest. It writes to the file in TEST_REPORT what `npm test` has to know of a step, which Vitest's
 * own JSON leaves out in part: failed hooks and imports, uncaught errors with the file they came from, and what
 * was skipped. It also ends a run of which nothing is heard any more, and names what was running.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ name: string, state: string, seconds: number, error?: string }} TestReport
 * @typedef {{ name: string, seconds: number, importSeconds: number, errors: string[], tests: TestReport[] }} FileReport
 * @typedef {{ files: FileReport[], uncaught: { file?: string, error: string }[], hanging: string[] }} Report
 */

/** The state of a test that belongs to a group that this run leaves out. */
export const leftOut = 'left out';

// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class {
  #root = process.cwd();
  #report = process.env.TEST_REPORT;
  #silence = Number(process.env.TEST_SILENCE) * 1000;
  #modules = new Map();
  #running = new Set();

  onInit(vitest) {
    const filters = [vitest.config.tagsFilter ?? []].flat();
    this.#left = new Set(filters.map((filter) => filter.replace(/^!/u, '')));
    this.#listen();
  }

  onTestModuleQueued(module) {
    this.#modules.set(module.moduleId, module);
    this.#listen();
  }

  onTestModuleStart(module) {
    this.#running.add(module);
    this.#listen();
  }

  onTestModuleEnd(module) {
    this.#running.delete(module);
    this.#listen();
  }

  onTestCaseReady(test) {
    this.#running.add(test);
    this.#listen();
  }

  onTestCaseResult(test) {
    this.#running.delete(test);
    this.#listen();
  }

  async onTestRunEnd(modules, uncaught) {
    clearTimeout(this.#timer);
    await this.#write(modules, uncaught, []);
  }

  #left = new Set();
  #timer;

  /** Something was heard: the silence begins anew. */
  #listen() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#end(), this.#silence);
  }

  async #end() {
    const tests = [...this.#running].filter((each) => each.type === 'test');
    const files = new Set([...this.#running].map((each) => this.#fileOf(each.module ?? each)));
    const names = [
      ...tests.map((test) => `${this.#fileOf(test.module)} > ${test.fullName}`),
      ...[...files].filter((file) => !tests.some((test) => this.#fileOf(test.module) === file)),
    ];
    const hanging = names.length > 0 ? names : ['what comes before the first test'];
    const seconds = this.#silence / 1000;
    process.stderr.write(
      `\nNothing was heard for ${seconds} s. Still running:\n  ${hanging.join('\n  ')}\n`,
    );
    await this.#write([...this.#modules.values()], [], hanging);
    process.exit(1);
  }

  async #write(modules, uncaught, hanging) {
    await mkdir(path.dirname(this.#report), { recursive: true });
    await writeFile(
      this.#report,
      JSON.stringify({
        files: modules.map((module) => this.#file(module)),
        uncaught: uncaught.map((error) => ({
          file: error.VITEST_TEST_PATH && path.relative(this.#root, error.VITEST_TEST_PATH),
          error: textOf(error),
        })),
        hanging,
      }),
    );
  }

  #fileOf(module) {
    return path.relative(this.#root, module.moduleId);
  }

  #file(module) {
    const { duration, collectDuration } = module.diagnostic();
    const suites = [...module.children.allSuites()];
    return {
      name: this.#fileOf(module),
      seconds: duration / 1000,
      importSeconds: collectDuration / 1000,
      errors: [module, ...suites].flatMap((suite) => suite.errors()).map(textOf),
      tests: [...module.children.allTests()].map((test) => this.#test(test)),
    };
  }

  #test(test) {
    const { state, errors } = test.result();
    const isLeft = state === 'skipped' && test.tags.some((tag) => this.#left.has(tag));
    return {
      name: test.fullName,
      state: isLeft ? leftOut : state,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      ...(state === 'failed' && { error: textOf(errors[0]) }),
    };
  }
}

const mostText = 300;

/** How an error begins, on one line. */
function textOf({ name, message }) {
  const text = stripVTControlCharacters(name ? `${name}: ${message}` : String(message));
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, mostText);
}
