import { answersOfPage, enterPage } from './enter-page.mjs';
import { makePages } from './make-anew.mjs';
import { problemOfAddress, problemOfPage } from './problem-of-page.mjs';

/** Returns the generator of a page of the web. */
export const pageGenerator = ({ root, filesOf, orThrow }) => ({
  description: 'A page of the web: route, guard, title, component, its row in the table of routes',
  prompts: [
    { type: 'input', name: 'feature', message: 'Of which feature of the web (bookings)?' },
    { type: 'input', name: 'name', message: 'What is it called (receipts)?' },
    {
      type: 'input',
      name: 'address',
      message: 'At which address (/customer/bookings/receipts)?',
      validate: (address) => problemOfAddress(root, address) ?? true,
    },
    { type: 'input', name: 'title', message: 'Which title has it (My receipts)?' },
    { type: 'input', name: 'arabic', message: 'And in Arabic (إيصالاتي)?' },
    // Given on the command line, for a public page alone
    { type: 'input', name: 'description', message: 'What is on it?', when: false },
    { type: 'input', name: 'describedInArabic', message: 'And in Arabic?', when: false },
  ],
  actions(answers) {
    orThrow(problemOfPage(root, answers));
    Object.assign(answers, answersOfPage(root, answers));
    const { feature, name, file, title, arabic, description, describedInArabic } = answers;
    return [
      filesOf('page'),
      function enter() {
        enterPage(root, answers);
        makePages(
          root,
          [
            `web/src/features/${feature}/${name}-page.tsx`,
            `web/src/routes/${file}.tsx`,
            'tests/e2e/src/route-table.ts',
          ],
          new Map([
            [title, arabic],
            [description, describedInArabic],
          ]),
        );
        return 'added to the routes, their table, the messages and what crawlers are told';
      },
    ];
  },
});
