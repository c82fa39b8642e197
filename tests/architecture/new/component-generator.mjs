import { enterComponent, problemOfComponent } from './enter-component.mjs';
import { format } from './make-anew.mjs';
import { pascal, spoken } from './spoken-names.mjs';

/** Returns the generator of a component of the kit. */
export const componentGenerator = ({ root, filesOf, orThrow }) => ({
  description: 'A component of the kit: styles, stories, documentation, what the kit offers',
  prompts: [
    {
      type: 'input',
      name: 'name',
      message: 'What is it called (price-note)?',
      validate: (name) => problemOfComponent(root, name) ?? true,
    },
    { type: 'input', name: 'arabic', message: 'And in Arabic (ملاحظة السعر)?' },
  ],
  actions(answers) {
    const { name } = answers;
    orThrow(problemOfComponent(root, name));
    Object.assign(answers, { Name: pascal(name), sentence: spoken(name) });
    return [
      filesOf('component'),
      function enter() {
        enterComponent(root, answers);
        format(root, [`ui-kit/src/${name}`, 'ui-kit/src/index.ts', 'ui-kit/size-budget.json']);
        return 'offered by the kit, with a limit of its size';
      },
    ];
  },
});
