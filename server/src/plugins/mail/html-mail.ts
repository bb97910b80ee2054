import type { Language } from '@app/texts/languages.ts'
import { escapeHtml } from '../escape-html.ts'
import { type MailPart, paragraphsOf, partAsHtml } from './parts.ts'

export interface Words {
  language: Language
  subject: string
  preheader: string
  body: string
  button: string
  link: string
  parts: MailPart[]
  help: string
  signature: string
}

/**
 * The colours of the house on dark ground, for programs that show mail there. Whatever reads no style sheet shows
 * the light ones written on each element.
 */
const STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){body{background:#170B10!important;color:#FAEEF0!important}
.box{background:#221319!important;border-color:#4A303B!important}.soft{color:#CDB2BC!important}
.link{color:#F0B98A!important}.button{background:#F0B98A!important;color:#2A1018!important}}`

/** The HTML of a message: one column, no picture, no address but our own. */
export function htmlMail(words: Words): string {
  const { parts } = words
  const [subject, preheader, button, link, help, signature] = [
    words.subject,
    words.preheader,
    words.button,
    words.link,
    words.help,
    words.signature,
  ].map(escapeHtml)
  const body = paragraphsOf(words.body)
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
    .join('\n')
  const boxes = parts
    .map(
      (part) =>
        `<div class="box" style="background:#FFFFFF;border:1px solid #E3D3DA;border-radius:14px;padding:20px;margin:0 0 14px">\n${partAsHtml(part)}\n</div>`,
    )
    .join('\n')
  return `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${STYLE}</style></head>
<body style="margin:0;background:#FBF7F8;color:#2A1018;font:17px/1.5 Optima,Candara,sans-serif">
<div style="display:none">${preheader}</div>
<main style="max-width:560px;margin:0 auto;padding:36px 20px;overflow-wrap:break-word">
<h1 style="font:400 30px/1.1 Georgia,serif;margin:0 0 20px">${subject}</h1>
${body}
<p style="margin:28px 0"><a class="button" href="${link}" style="display:inline-block;background:#741F2D;color:#FFF6F2;padding:16px 24px;border-radius:14px;text-decoration:none;font-weight:bold">${button}</a></p>
${boxes}
<p class="soft" style="color:#6B4B57;margin:24px 0 8px">${help}</p><p class="soft" style="color:#6B4B57;margin:0">${signature}</p>
</main></body></html>`
}
