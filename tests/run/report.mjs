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
  #runningFiles = new Set();
  #runningTests = new Set();
  #left = new Set();
  #timer;

  onInit(vitest) {
    const filters = [vitest.config.tagsFilter ?? []].flat();
    this.#left = new Set(filters.map((filter) => filter.replace(/^!/u, '')));
    this.#listen();
  }

  onTestModuleQueued(module) {
    this.#begin(module);
  }

  onTestModuleCollected(module) {
    // The file as it was queued knows no tests
    this.#begin(module);
  }

  onTestModuleEnd(module) {
    this.#begin(module);
    this.#runningFiles.delete(this.#fileOf(module));
  }

  onTestCaseReady(test) {
    this.#runningTests.add(test);
    this.#listen();
  }

  onTestCaseResult(test) {
    this.#runningTests.delete(test);
    this.#listen();
  }

  async onTestRunEnd(modules, uncaught) {
    clearTimeout(this.#timer);
    await this.#write(modules, uncaught, []);
  }

  #begin(module) {
    const file = this.#fileOf(module);
    this.#modules.set(file, module);
    this.#runningFiles.add(file);
    this.#listen();
  }

  /** Something was heard: the silence begins anew. */
  #listen() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#end(), this.#silence);
  }

  async #end() {
    const tests = [...this.#runningTests];
    // A test that never yields is not heard of, only its file is
    const files = [...this.#runningFiles].filter(
      (file) => !tests.some((test) => this.#fileOf(test.module) === file),
    );
    const names = [
      ...tests.map((test) => `${this.#fileOf(test.module)} > ${test.fullName}`),
      ...files,
    ];
    const hanging = names.length > 0 ? names : ['what comes before or after the tests'];
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
