/** Google and GitHub: real buttons that do nothing (specification, section 2, "Register"), and a line that says when they will. */
export function ProviderButtons() {
  return (
    <fieldset className="register-providers field-full" aria-describedby="register-providers-note">
      <legend className="vh">Other ways to sign in</legend>
      <button type="button" className="btn btn-line">
        <svg className="pm ico" viewBox="0 0 24 24" aria-hidden="true">
          <path strokeWidth="2.5" d="M19 7.2A8.6 8.6 0 1 0 20.6 12.4H12.6" />
        </svg>
        <span>Sign in with Google</span>
      </button>
      <button type="button" className="btn btn-line">
        <svg className="pm ico" viewBox="0 0 24 24" aria-hidden="true">
          <path
            strokeWidth="2.5"
            d="M7 8.5V15.5M7 13C12 13 17 12.5 17 9.5M7 8.5A2.5 2.5 0 1 0 6.9 8.5ZM7 20.5A2.5 2.5 0 1 0 6.9 20.5ZM17 9.5A2.5 2.5 0 1 0 16.9 9.5Z"
          />
        </svg>
        <span>Sign in with GitHub</span>
      </button>
      <p id="register-providers-note">These two open with the beta. Until then, fill in the lines below.</p>
    </fieldset>
  )
}
