// Modules that also export what only other components use are listed by name.
export * from './components/Actions/Actions.js';
export * from './components/Button/Button.js';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.js';
export * from './components/CallToAction/CallToAction.js';
export * from './components/Card/Card.js';
export * from './components/CaseTeaser/CaseTeaser.js';
export * from './components/Checkbox/Checkbox.js';
export * from './components/Columns/Columns.js';
export * from './components/Comparison/Comparison.js';
export * from './components/ContactForm/ContactForm.js';
export * from './components/DescriptionList/DescriptionList.js';
export { fieldId, type ControlProps } from './components/Field/Field.js';
export * from './components/Field/SelectField.js';
export * from './components/Field/TextArea.js';
export * from './components/Field/TextField.js';
export * from './components/FormNotice/FormNotice.js';
export * from './components/Heading/Heading.js';
export * from './components/Hero/Hero.js';
export { Icon, type IconName, type IconProps } from './components/Icon/Icon.js';
export * from './components/LinkList/LinkList.js';
export * from './components/Note/Note.js';
export * from './components/Panel/Panel.js';
export * from './components/Placeholder/Placeholder.js';
export * from './components/Portrait/Portrait.js';
export * from './components/Prose/Prose.js';
export * from './components/Section/Section.js';
export * from './components/SeminarTable/SeminarTable.js';
export * from './components/ServiceCard/ServiceCard.js';
export * from './components/Signature/Signature.js';
export * from './components/SiteFooter/SiteFooter.js';
export type { FlagName } from './components/SiteHeader/Flag.js';
export type {
  LanguageOption,
  NavigationGroup,
  NavigationItem,
  NavigationLink,
  SiteHeaderLanguages,
  SiteHeaderTexts,
} from './components/SiteHeader/navigation.js';
export * from './components/SiteHeader/SiteHeader.js';
export * from './components/SkipLink/SkipLink.js';
export * from './components/Stack/Stack.js';
export * from './components/Stats/Stats.js';
export * from './components/Steps/Steps.js';
export * from './components/TableOfContents/TableOfContents.js';
export * from './components/Text/Text.js';
export type { ToastProps } from './components/Toast/Toast.js';
export * from './components/ValueStatement/ValueStatement.js';
export * from './components/VisuallyHidden/VisuallyHidden.js';
export * from './ElementProps.js';
