export { Actions, type ActionsProps } from './components/Stack/Actions.js';
export { BackLink, type BackLinkProps } from './components/BackLink/BackLink.js';
export { Beam, type BeamProps } from './components/Beam/Beam.js';
export { Button, type ButtonProps } from './components/Button/Button.js';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.js';
export { CallToAction, type CallToActionProps } from './components/CallToAction/CallToAction.js';
export {
  CareerCard,
  CareerCards,
  type CareerCardProps,
  type CareerCardsProps,
} from './components/CareerCard/CareerCard.js';
export {
  CaseFigure,
  PlaneFigure,
  type CaseFigureProps,
  type PlaneFigureProps,
} from './components/Figure/Figure.js';
export {
  type CaseFigureName,
  type FigureName,
  type PlaneFigureName,
} from './components/Figure/figures.js';
export {
  CaseTeaser,
  CaseTeasers,
  type CaseTeaserProps,
  type CaseTeasersProps,
} from './components/CaseTeaser/CaseTeaser.js';
export { Columns, type ColumnsProps } from './components/Columns/Columns.js';
export { ContactBlock, type ContactBlockProps } from './components/ContactBlock/ContactBlock.js';
export {
  ContactForm,
  type ContactFormField,
  type ContactFormProps,
  type ContactFormTexts,
} from './components/ContactForm/ContactForm.js';
export type { ElementProps } from './ElementProps.js';
export { Contents, type ContentsProps } from './components/Contents/Contents.js';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.js';
export { FactStrip, type Fact, type FactStripProps } from './components/FactStrip/FactStrip.js';
export { fieldId } from './components/Field/Field.js';
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
export { Ledger, type LedgerEntry, type LedgerProps } from './components/Ledger/Ledger.js';
export { Levers, type Lever, type LeversProps } from './components/Levers/Levers.js';
export type {
  NavigationGroup,
  NavigationItem,
  NavigationLink,
} from './components/SiteHeader/navigation.js';
export { Note, type NoteProps } from './components/Note/Note.js';
export { NotFound, type NotFoundProps } from './components/NotFound/NotFound.js';
export { Panel, type PanelProps } from './components/Panel/Panel.js';
export { PendingFact, type PendingFactProps } from './components/PendingFact/PendingFact.js';
export { PlainList, type PlainListProps } from './components/Columns/PlainList.js';
export {
  Portrait,
  type PortraitProps,
  type PortraitSource,
} from './components/Portrait/Portrait.js';
export { PriceList, type Price, type PriceListProps } from './components/PriceList/PriceList.js';
export { Prose, type ProseProps } from './components/Prose/Prose.js';
export {
  RoleBlock,
  RoleBlocks,
  type RoleBlockProps,
  type RoleBlocksProps,
} from './components/RoleBlock/RoleBlock.js';
export { Room, type RoomProps } from './components/Room/Room.js';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from './components/Field/SelectField.js';
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
export {
  SiteFooter,
  type FooterLink,
  type FooterLinks,
  type SiteFooterProps,
} from './components/SiteFooter/SiteFooter.js';
export {
  SiteHeader,
  type SiteHeaderProps,
  type SiteHeaderTexts,
} from './components/SiteHeader/SiteHeader.js';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.js';
export { Stack, type Space, type StackProps } from './components/Stack/Stack.js';
export { StepList, type Step, type StepListProps } from './components/StepList/StepList.js';
export { Text, type TextProps } from './components/Text/Text.js';
export { TextArea, type TextAreaProps } from './components/Field/TextArea.js';
export { TextField, type TextFieldProps } from './components/Field/TextField.js';
export type { ToastProps } from './components/Toast/Toast.js';
export {
  ValueStatement,
  type ValueStatementProps,
} from './components/ValueStatement/ValueStatement.js';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.js';
