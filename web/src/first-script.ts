import { LANGUAGE_KEY, LANGUAGES } from '@app/texts/languages.ts'

/** Set on <html> when this browser session has seen a page already: the splash screen of the first visit stays away. */
export const VISITED = 'visited'

/** Set on <html> when a script of the page could not be fetched. */
export const LACKING = 'lacking'

/**
 * The one inline script of every page, before anything is painted. It is constant, so that the content policy can
 * allow it by its hash and pages stay cacheable.
 *
 * The language: the server knows the query string, the cookie and the browser's header. Where there is neither of
 * the first two, what storage remembers comes before the header, so it is handed to the server as the cookie
 * and the page is asked for again, once. A browser that keeps no cookie hands it on in the query string instead.
 * Whatever was found is kept in local storage.
 *
 * A script of the page that could not be fetched (cut off, or older than the server) says so on <html>, where the
 * page has a line for it: nothing else would ever run.
 *
 * A move to another page that the browser breaks off (the window was resized or hidden, another move began) is no error:
 * the page has changed all the same, and nobody else holds the promise of the move.
 */
export const FIRST_SCRIPT = `(()=>{
const page=document.documentElement,key="${LANGUAGE_KEY}";
window.addEventListener("error",({target})=>{if(target.tagName==="SCRIPT")page.dataset.${LACKING}=""},true);
window.addEventListener("unhandledrejection",event=>{const{name,message}=event.reason??{};if(/^(InvalidState|Abort|Timeout)Error$/.test(name)&&/transition/i.test(message))event.preventDefault()});
const kept=name=>{try{return window[name].getItem(key)}catch{}};
const cookie=()=>(document.cookie.match(/(?:^|; )${LANGUAGE_KEY}=([^;]*)/)||[])[1];
const language=[new URLSearchParams(location.search).get(key),cookie(),kept("localStorage"),kept("sessionStorage"),page.lang].find(it=>${JSON.stringify(LANGUAGES)}.includes(it));
try{localStorage.setItem(key,language)}catch{}
if(language!==page.lang&&cookie()!==language){
page.style.visibility="hidden";
document.cookie=key+"="+language+";path=/;max-age=31536000;samesite=lax";
const there=new URL(location.href);
if(cookie()===language)return location.reload();
there.searchParams.set(key,language);
return location.replace(there)}
try{sessionStorage.getItem("${VISITED}")?page.dataset.${VISITED}="":sessionStorage.setItem("${VISITED}","true")}catch{}
})()`
