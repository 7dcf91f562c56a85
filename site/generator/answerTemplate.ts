import { fields, onlyWith, placeholder, type Field } from '@advisor/contact';
import { DomUtils, parseDocument } from 'htmlparser2';

/** Entities and camel case stay as React writes them. */
const asWritten = { decodeEntities: false, lowerCaseAttributeNames: false };

/**
 * Makes a template of a page that was rendered with an issue on every field: what belongs to the issue
 * of one field is marked, so that `fillPage` can leave it out.
 *
 * @param fieldId - the id of a field's control; its issue has the same with `-issue`
 * @throws when a field lacks its control, its issue or its link in the list of issues
 */
export function answerTemplate(html: string, fieldId: (field: Field) => string): string {
  const page = parseDocument(html, asWritten);
  const find = (attribute: string, value: string) => {
    const found = DomUtils.findOne(({ attribs }) => attribs[attribute] === value, page.children);
    if (!found)
      throw new Error(`A page with every issue lacks an element with ${attribute}="${value}".`);
    return found;
  };
  for (const field of fields) {
    const [id, issueId] = [fieldId(field), `${fieldId(field)}-issue`];
    const [open, close] = onlyWith(field);
    for (const element of [find('id', issueId), find('href', `#${id}`).parent!]) {
      DomUtils.prepend(element, parseDocument(open).firstChild!);
      DomUtils.append(element, parseDocument(close).firstChild!);
    }
    const control = find('id', id).attribs;
    control['aria-invalid'] = placeholder(`invalid.${field}`);
    control['aria-describedby'] = control['aria-describedby']!.replace(
      new RegExp(` ?${issueId}`),
      (match) => open + match + close,
    );
  }
  return DomUtils.getOuterHTML(page, asWritten);
}
