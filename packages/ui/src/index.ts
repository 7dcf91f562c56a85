export { Actions, type ActionsProps } from './components/Actions/Actions.js';
export { Button, type ButtonProps, type ButtonWords } from './components/Button/Button.js';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.js';
export { Card, Cards, type CardProps, type CardsProps } from './components/Card/Card.js';
export {
  CaseStrip,
  CaseTeaser,
  CaseTeasers,
  type CaseStripProps,
  type CaseTeaserProps,
  type CaseTeasersProps,
} from './components/CaseTeaser/CaseTeaser.js';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.js';
export { Columns, type ColumnsProps } from './components/Columns/Columns.js';
export {
  Comparison,
  type ComparedOffer,
  type ComparisonProps,
} from './components/Comparison/Comparison.js';
export { ContactBlock, type ContactBlockProps } from './components/ContactBlock/ContactBlock.js';
export {
  ContactForm,
  type ContactFormField,
  type ContactFormProps,
  type ContactFormTexts,
} from './components/ContactForm/ContactForm.js';
export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.js';
export { fieldId, type ControlProps } from './components/Field/Field.js';
export {
  SelectField,
  type SelectFieldBaseProps,
  type SelectFieldProps,
  type SelectOption,
} from './components/Field/SelectField.js';
export {
  TextArea,
  type CharacterLimit,
  type TextAreaBaseProps,
  type TextAreaProps,
} from './components/Field/TextArea.js';
export {
  TextField,
  type TextFieldBaseProps,
  type TextFieldProps,
} from './components/Field/TextField.js';
export { Flag, type FlagName, type FlagProps } from './components/Flag/Flag.js';
export { FormNotice, type FormNoticeProps } from './components/FormNotice/FormNotice.js';
export { Heading, type HeadingProps } from './components/Heading/Heading.js';
export { Hero, type HeroProps } from './components/Hero/Hero.js';
export { Icon, type IconName, type IconProps } from './components/Icon/Icon.js';
export {
  LanguageSwitcher,
  type LanguageOption,
  type LanguageSwitcherProps,
} from './components/LanguageSwitcher/LanguageSwitcher.js';
export { LinkList, type LinkListProps, type ListedLink } from './components/LinkList/LinkList.js';
export { Note, type NoteProps } from './components/Note/Note.js';
export { Panel, type PanelProps } from './components/Panel/Panel.js';
export { Placeholder, type PlaceholderProps } from './components/Placeholder/Placeholder.js';
export {
  Portrait,
  type PortraitProps,
  type PortraitSource,
} from './components/Portrait/Portrait.js';
export { Prose, type ProseProps } from './components/Prose/Prose.js';
export { Section, type SectionProps } from './components/Section/Section.js';
export {
  SeminarTable,
  SeminarTables,
  type SeminarSession,
  type SeminarTableProps,
  type SeminarTablesProps,
} from './components/SeminarTable/SeminarTable.js';
export {
  ServiceCard,
  ServiceCards,
  type ServiceCardProps,
  type ServiceCardsProps,
} from './components/ServiceCard/ServiceCard.js';
export { Signature, type SignatureProps } from './components/Signature/Signature.js';
export {
  SiteFooter,
  type FooterLink,
  type FooterLinks,
  type SiteFooterProps,
} from './components/SiteFooter/SiteFooter.js';
export type {
  NavigationGroup,
  NavigationItem,
  NavigationLink,
  SiteHeaderLanguages,
  SiteHeaderTexts,
} from './components/SiteHeader/navigation.js';
export { SiteHeader, type SiteHeaderProps } from './components/SiteHeader/SiteHeader.js';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.js';
export { Stack, type Space, type StackProps } from './components/Stack/Stack.js';
export { Stats, type Numeral, type Stat, type StatsProps } from './components/Stats/Stats.js';
export { Steps, type Step, type StepsProps } from './components/Steps/Steps.js';
export {
  TableOfContents,
  type TableOfContentsItem,
  type TableOfContentsProps,
} from './components/TableOfContents/TableOfContents.js';
export { Text, type TextProps } from './components/Text/Text.js';
export type { ToastProps } from './components/Toast/Toast.js';
export {
  ValueStatement,
  type ValueStatementProps,
} from './components/ValueStatement/ValueStatement.js';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.js';
export type { ElementProps } from './ElementProps.js';
