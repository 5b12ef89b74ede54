import { ChevronDown, X } from 'lucide-react'
import { closes } from '@/components/dialog/dialog'
import { BrandLink } from '@/components/links/brand'
import { NavLink } from '@/components/links/nav-link'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { loginLink, type NavigationLink, navigation } from '@/routes/navigation'
import { href } from '@/routes/table'

/** The menu of narrow screens, a modal sheet. It opens without the app and closes at any link. */
export function MobileMenu() {
  return (
    <dialog className="menu" id="site-menu" aria-label="Menu">
      <div className="frame">
        <div className="flex min-h-15 items-center justify-between">
          <BrandLink />
          {/* Also when a tablet is turned while the menu is open. */}
          <button className="nav-burger lg:inline-flex" type="button" {...closes('site-menu')}>
            <span>Close</span>
            <X className="ico" aria-hidden="true" />
          </button>
        </div>
        <nav className="flex-1" aria-label="Menu">
          <ul>
            <li>
              <NavLink className="menu-a" href={href('home')}>
                <span>Home</span>
              </NavLink>
            </li>
            {navigation.map((item) =>
              'links' in item ? (
                <li key={item.label}>
                  <details open={item.label === 'Platform'}>
                    <summary className="menu-a">
                      <span>{item.label}</span>
                      <ChevronDown className="ico" aria-hidden="true" />
                    </summary>
                    <ul className="mb-4 border-s-rule border-marker ps-4">
                      {item.links.map((link) => (
                        <li key={link.name}>
                          <MenuLink link={link} />
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              ) : (
                <li key={item.label}>
                  <MenuLink link={item} className="menu-a" />
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="grid gap-3 pt-6">
          <RequestAccessButton className="btn" />
          <a className="btn btn-line" href={loginLink.href}>
            {loginLink.label}
            {loginLink.soon && <em>Soon</em>}
          </a>
        </div>
      </div>
    </dialog>
  )
}

type MenuLinkProps = { readonly link: NavigationLink; readonly className?: string }

function MenuLink({ link, className }: MenuLinkProps) {
  return (
    <NavLink className={className} href={link.href}>
      <span>{link.label}</span>
      {link.soon && <em>Soon</em>}
    </NavLink>
  )
}
