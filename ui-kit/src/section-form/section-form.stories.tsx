import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { DraftStorage } from './draft-storage.ts';
import { SectionForm } from './section-form.tsx';
import { useDraft } from './use-draft.ts';

const fields: ReactNode = (
  <>
    <FormField label={<Say text={{ ar: 'اسم المحل', en: 'Name of the shop' }} />} required>
      <TextField dir="auto" defaultValue="محل النخيل للتكييف" />
    </FormField>
    <FormField label={<Say text={{ ar: 'تعريف قصير', en: 'In a few words' }} />}>
      <TextArea rows={3} defaultValue="تركيب وصيانة مكيّفات، وقطع غيار أصلية." />
    </FormField>
  </>
);

const meta = {
  title: 'Forms/Section form',
  tags: ['stable'],
  component: SectionForm,
  args: {
    title: <Say text={{ ar: 'البيانات الأساسية', en: 'The basics' }} />,
    description: <Say text={{ ar: 'أول ما يشوفه الزبون.', en: 'The first that customers see.' }} />,
    state: 'unsaved',
    onSave: fn(),
    onReset: fn(),
    children: fields,
  },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 640 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof SectionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [name] = canvas.getAllByRole('textbox');
    name?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('form')).toHaveAccessibleName();
  },
};

/** Nothing was saved so far, and nothing is typed: there are no changes to speak of or to undo. */
export const New: Story = {
  args: { state: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(?:Not saved yet|لم يُحفظ بعد)$/);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** While saving, Enter and the button do nothing. */
export const Saving: Story = {
  args: { state: 'saving' },
  play: async ({ canvas, userEvent, args }) => {
    const [name] = canvas.getAllByRole('textbox');
    name?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saved: Story = { args: { state: 'saved', savedAt: '2026-01-05T10:00:00.000Z' } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** Somebody else has saved the section: what is to be chosen takes the place of the buttons, and sends the form. */
export const Choice: Story = {
  args: {
    state: 'failed',
    choice: (
      <Button type="submit">
        <Say text={{ ar: 'خلّي متاعي', en: 'Keep mine' }} />
      </Button>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const WithDraft: Story = {
  args: {
    state: 'saved',
    draft: { typedAt: '2026-01-05T10:00:00.000Z', onRestore: fn(), onDiscard: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.draft?.onRestore).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

interface LivingFormProps {
  readonly storage: DraftStorage;
}

const parseText = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

function LivingForm({ storage }: LivingFormProps): ReactNode {
  const [saved, setSaved] = useState('');
  const [name, setName] = useState('');
  const isDirty = name !== saved;
  const { found, settle } = useDraft({
    storage,
    key: 'draft:story:basic',
    value: name,
    isDirty,
    parse: parseText,
  });
  return (
    <SectionForm
      title={<Say text={{ ar: 'البيانات الأساسية', en: 'The basics' }} />}
      state={isDirty ? 'unsaved' : 'saved'}
      onSave={() => setSaved(name)}
      onReset={() => setName(saved)}
      {...(found !== null && {
        draft: {
          typedAt: found.typedAt,
          onRestore: () => {
            setName(found.value);
            settle();
          },
          onDiscard: settle,
        },
      })}
    >
      <FormField label={<Say text={{ ar: 'اسم المحل', en: 'Name of the shop' }} />}>
        <TextField dir="auto" value={name} onChange={(event) => setName(event.target.value)} />
      </FormField>
    </SectionForm>
  );
}

function memory(): DraftStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      kept.set(key, text);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  };
}

/** Typed text survives a reload; once saved or discarded it is not offered again. */
export const LostAndFound: Story = {
  render: function Render() {
    const storage = useMemo(memory, []);
    const [loads, setLoads] = useState(1);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
        <div>
          <Button variant="secondary" onClick={() => setLoads(loads + 1)}>
            <Say text={{ ar: 'أعد تحميل الصفحة', en: 'Reload the page' }} />
          </Button>
        </div>
        <LivingForm key={loads} storage={storage} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const reload = canvas.getByRole('button', { name: /Reload|أعد/ });
    await userEvent.type(canvas.getByRole('textbox'), 'محل النخيل');
    await userEvent.click(reload);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /Restore draft|استعادة/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('محل النخيل');
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Save|حفظ)$/ }));
    await userEvent.click(reload);
    await expect(canvas.queryByRole('button', { name: /Restore draft|استعادة/ })).toBeNull();
  },
};
