import type { Locale } from '@osta/contracts/locale';
import { starPath } from '@osta/ui-kit';
import {
  Circle,
  Document,
  type DocumentProps,
  Page,
  Path,
  Rect,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import type { ReactElement, ReactNode } from 'react';

import { locales } from '../locale/locale.ts';
import { type Both, onPaper } from './both-languages.ts';
import { arabicFont, latinFont } from './paper-fonts.ts';

const ink = {
  text: '#1c2024',
  quiet: '#60646c',
  line: '#d9d9e0',
  brand: '#0090ff',
  spark: '#f76b15',
};

const styles = StyleSheet.create({
  page: {
    padding: 36,
    fontFamily: [latinFont, arabicFont],
    fontSize: 10,
    lineHeight: 1.5,
    color: ink.text,
  },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingBottom: 14,
    borderBottom: `1.5 solid ${ink.text}`,
  },
  title: { fontSize: 17, fontWeight: 700, lineHeight: 1.3 },
  under: { alignItems: 'center', paddingVertical: 10, borderBottom: `0.5 solid ${ink.line}` },
  number: { fontSize: 12, fontWeight: 700 },
  row: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: 10,
    paddingVertical: 6,
    borderBottom: `0.5 solid ${ink.line}`,
  },
  label: { width: 82, color: ink.quiet },
  value: { flex: 1, alignItems: 'center' },
  strong: { fontWeight: 700 },
  total: { borderBottom: `1.5 solid ${ink.text}`, borderTop: `1 solid ${ink.text}` },
  amount: { fontSize: 13, fontWeight: 700, lineHeight: 1.4 },
  notes: { paddingTop: 14, gap: 2 },
  foot: { marginTop: 'auto', flexDirection: 'row', gap: 14, alignItems: 'center' },
  footText: { flex: 1, gap: 3, color: ink.quiet, fontSize: 8.5 },
  hash: { fontSize: 6.5 },
});

/** Returns the language that a text was written in: that of its first letter. */
function languageOf(text: string): Locale {
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}

interface WordsProps {
  readonly children: string;
  readonly language?: Locale;
  readonly align?: 'left' | 'right' | 'center';
  readonly kind?: 'title' | 'number' | 'strong' | 'amount' | 'hash';
}

/** One text in one direction. Without a language, that of its first letter. */
export function Words({ children, language, align, kind }: WordsProps): ReactNode {
  const { direction } = locales[language ?? languageOf(children)];
  const textAlign = align ?? (direction === 'rtl' ? 'right' : 'left');
  return (
    <Text style={[kind === undefined ? {} : styles[kind], { direction, textAlign }]}>
      {onPaper(children)}
    </Text>
  );
}

function Mark(): ReactNode {
  return (
    <Svg viewBox="0 0 32 32" style={{ width: 34, height: 34 }}>
      <Rect width="32" height="32" rx="9" fill={ink.brand} />
      <Path d={starPath} fill="white" stroke="white" strokeWidth={1.6} />
      <Circle cx="16" cy="16" r="5.6" fill={ink.brand} />
      <Circle cx="16" cy="16" r="2.6" fill={ink.spark} />
    </Svg>
  );
}

interface PaperProps {
  readonly children: ReactNode;
}

/** A document of one sheet, which grows when it must. */
export function Paper({ children }: PaperProps): ReactElement<DocumentProps> {
  return (
    <Document language="ar">
      <Page size="A5" style={styles.page}>
        {children}
      </Page>
    </Document>
  );
}

interface PaperHeadProps {
  readonly title: Both;
  readonly number: string;
}

/** What it is, in both languages, with its number. */
export function PaperHead({ title, number }: PaperHeadProps): ReactNode {
  return (
    <>
      <View style={styles.head}>
        <Words language="en" kind="title">
          {title.en}
        </Words>
        <Mark />
        <Words language="ar" kind="title">
          {title.ar}
        </Words>
      </View>
      <View style={styles.under}>
        <Words language="en" kind="number">
          {number}
        </Words>
      </View>
    </>
  );
}

interface PaperRowProps {
  readonly label: Both;
  /** In one language, as somebody wrote it, or in both. */
  readonly value: string | Both;
  readonly isTotal?: boolean;
}

/** One fact, between its names in both languages. */
export function PaperRow({ label, value, isTotal = false }: PaperRowProps): ReactNode {
  const kind = isTotal ? 'amount' : 'strong';
  const values = typeof value === 'string' ? [value] : [...new Set([value.ar, value.en])];
  return (
    <View style={isTotal ? [styles.row, styles.total] : styles.row} wrap={false}>
      <View style={styles.label}>
        <Words language="en">{label.en}</Words>
      </View>
      <View style={styles.value}>
        {values.map((each) => (
          <Words key={each} align="center" kind={kind}>
            {each}
          </Words>
        ))}
      </View>
      <View style={styles.label}>
        <Words language="ar">{label.ar}</Words>
      </View>
    </View>
  );
}

interface PaperNoteProps {
  readonly children: Both;
}

/** A sentence in both languages. */
export function PaperNote({ children: { ar, en } }: PaperNoteProps): ReactNode {
  return (
    <View style={styles.notes}>
      <Words language="ar">{ar}</Words>
      <Words language="en">{en}</Words>
    </View>
  );
}

interface PaperFootProps {
  /** Of a QR code: a square of so many modules, and which of them are dark. */
  readonly code?: { readonly side: number; readonly path: string };
  readonly children: ReactNode;
}

/** The end of a paper: how it is checked. */
export function PaperFoot({ code, children }: PaperFootProps): ReactNode {
  return (
    <View style={styles.foot} wrap={false}>
      {code !== undefined && (
        <Svg viewBox={`0 0 ${code.side} ${code.side}`} style={{ width: 92, height: 92 }}>
          <Path d={code.path} fill="black" />
        </Svg>
      )}
      <View style={styles.footText}>{children}</View>
    </View>
  );
}
