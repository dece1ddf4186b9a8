import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Grown from #0B6E75 (index 7): white on 6–9 and 7–9 on white have a contrast above 4.5. */
const petrol: MantineColorsTuple = [
  '#E8F5F5',
  '#CBE7E8',
  '#9FD2D5',
  '#70BBC0',
  '#48A5AB',
  '#2B9198',
  '#177F86',
  '#0B6E75',
  '#075A60',
  '#04464B',
];

const gray: MantineColorsTuple = [
  '#FAF9F7',
  '#F3F2EF',
  '#E8E6E2',
  '#DAD8D3',
  '#C6C3BD',
  '#A19D96',
  '#696660',
  '#4F4C47',
  '#383632',
  '#24231F',
];

/** 0 is the text, 7 the ground, 6 raised things, 4 borders of the dark scheme. */
const dark: MantineColorsTuple = [
  '#D6D5D2',
  '#BDBBB7',
  '#A3A19C',
  '#76746F',
  '#4A4946',
  '#3A3937',
  '#2A2A28',
  '#1D1D1C',
  '#161615',
  '#0F0F0E',
];

/** Menus and pickers open within the main landmark, where screen readers look for content. */
const inMain = { target: '#tresc' };

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  colors: { petrol, gray, dark },
  black: '#24231F',
  fontFamily: "'Inter Variable', 'Inter Arial', 'Inter DejaVu', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '32px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  autoContrast: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // A dot, picture or icon at the left of a field is a part of it: a press on it is a press on the field. Said here, since
    // Mantine takes its own default from fields that are made of an Input no more.
    Input: { defaultProps: { leftSectionPointerEvents: 'none' } },
    // Help below the field: fields of one row stand in one line, with and without it.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    // A dialog is there when it is asked for: motion would only make people wait for it.
    ModalRoot: { defaultProps: { transitionProps: { duration: 0 } } },
    ModalOverlay: { defaultProps: { backgroundOpacity: 0.4 } },
    // As a dialog: what still moves is pressed beside.
    Menu: {
      defaultProps: {
        transitionProps: { duration: 0 },
        // A row that slides away while its page grows takes its menu along, and brings it back.
        hideDetached: false,
        shadow: 'sm',
        withInitialFocusPlaceholder: false,
        portalProps: inMain,
      },
    },
    // A closed list of options stays out of the page: drawn and placed beforehand, those of a dialog
    // took as long as its fields.
    // Fixed, because Mantine scrolls the chosen option into sight as soon as the list is open: not yet
    // placed, it would take the whole page to its top, and hide for its field was out of sight.
    Combobox: { defaultProps: { keepMounted: false, floatingStrategy: 'fixed' } },
    Popover: {
      defaultProps: {
        transitionProps: { duration: 120 },
        // As a menu: a field that is pushed out of sight while its page grows brings its choices back.
        hideDetached: false,
        shadow: 'sm',
        portalProps: inMain,
      },
    },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
  },
});

/** Colours that both schemes need and Mantine's own choice would make too pale to read. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#FFFFFF',
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': '#76736C',
    '--mantine-color-error': '#C02828',
    '--mantine-color-anchor': petrol[7],
    '--z-ground': gray[0],
    '--z-line': gray[2],
    '--z-line-strong': gray[3],
    '--z-hover': gray[1],
    '--z-selected': petrol[0],
    '--z-overdue': '#C02828',
    '--z-late-soon': '#8A5A00',
    '--z-good': '#1F7A34',
    '--z-chart-now': petrol[7],
    '--z-chart-good': '#2F8F6B',
    '--z-chart-bad': '#C8553D',
    '--z-chart-warn': '#D9A23B',
    '--z-chart-rest': gray[5],
  },
  dark: {
    '--mantine-color-body': dark[7],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': '#9A9893',
    '--mantine-color-error': '#FF8A80',
    '--mantine-color-anchor': petrol[3],
    '--z-ground': dark[8],
    '--z-line': '#32312F',
    '--z-line-strong': dark[4],
    '--z-hover': '#262625',
    '--z-selected': '#15383B',
    '--z-overdue': '#FF8A80',
    '--z-late-soon': '#E9B949',
    '--z-good': '#6BCB81',
    '--z-chart-now': petrol[4],
    '--z-chart-good': '#4FB08A',
    '--z-chart-bad': '#E27D66',
    '--z-chart-warn': '#E3B455',
    '--z-chart-rest': dark[3],
  },
});
